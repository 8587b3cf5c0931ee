import type { ComponentProps } from 'react';
import { Button, type ButtonStyle } from './button.tsx';

interface CopyButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /**
   * Copies the text of the file at this address, which is fetched on the click; without it, the
   * address of the page.
   */
  file?: string;
}

/** Copies on click and says "Copied!" for two seconds. Without a script the button is not shown. */
export function CopyButton({ file, variant = 'bare', children, ...rest }: CopyButtonProps) {
  return (
    <Button variant={variant} data-behaviour="copy-button" data-copy-file={file} {...rest}>
      <span data-copy-label>{children}</span>
      <span aria-hidden="true" data-copy-status />
    </Button>
  );
}
