import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './copy-button.module.css';

interface CopyButtonProps extends ComponentProps<'button'> {
  /** The text to copy; without it, the address of the page. */
  text?: string;
  /** Copies the text of the element with this id instead. */
  source?: string;
  children: ReactNode;
}

/**
 * Copies on click and says "Copied!" for two seconds. Without a script the button is not shown.
 */
export function CopyButton({ text, source, children, className, ...rest }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={clsx(styles.copy, className)}
      data-behaviour="copy-button"
      data-copy={text ?? ''}
      data-copy-source={source}
      {...rest}
    >
      <span data-copy-label>{children}</span>
      <span role="status" data-copy-status />
    </button>
  );
}
