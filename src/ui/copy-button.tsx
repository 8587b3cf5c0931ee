import type { ComponentProps, ReactNode } from 'react';
import './copy-button.css';

interface CopyButtonProps extends ComponentProps<'button'> {
  /** The text to copy; without it, the address of the page. */
  text?: string;
  /** Copies the text of the element with this id instead. */
  source?: string;
  children: ReactNode;
}

/**
 * Copies on click and says "Copied!" for two seconds. `copy-behaviour.ts` does the work; without a script the button
 * is not shown.
 */
export function CopyButton({ text, source, children, className, ...rest }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={['copy', className].filter(Boolean).join(' ')}
      data-copy={text ?? ''}
      data-copy-source={source}
      {...rest}
    >
      <span data-copy-label>{children}</span>
      <span role="status" data-copy-status />
    </button>
  );
}
