import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonStyle } from './button.tsx';

interface CopyButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The text to copy; without it, the address of the page. */
  text?: string;
  /** Copies the text of the element with this id instead. */
  source?: string;
  /** Copies the text of the file at this address instead; it is fetched on the click. */
  file?: string;
  children: ReactNode;
}

/**
 * Copies on click and says "Copied!" for two seconds. Without a script the button is not shown.
 */
export function CopyButton({ text, source, file, variant = 'bare', children, ...rest }: CopyButtonProps) {
  return (
    <Button
      variant={variant}
      data-behaviour="copy-button"
      data-copy={text ?? ''}
      data-copy-source={source}
      data-copy-file={file}
      {...rest}
    >
      <span data-copy-label>{children}</span>
      <span aria-hidden="true" data-copy-status />
    </Button>
  );
}
