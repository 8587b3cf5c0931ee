import type { ComponentProps } from 'react';
import { Button, type ButtonStyle } from './button.tsx';

interface CopyButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Copies the text at this address; without it, the page's own. */
  file?: string;
}

export const CopyButton = ({ file, variant = 'bare', children, ...rest }: CopyButtonProps) => (
  <Button variant={variant} data-behaviour="copy-button" data-copy-file={file} {...rest}>
    <span data-copy-label>{children}</span>
    <span aria-hidden data-copy-status />
  </Button>
);
