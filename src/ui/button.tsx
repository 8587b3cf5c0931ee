import type { ComponentProps, ReactNode } from 'react';
import './button.css';

const VARIANTS = {
  /** The one filled button of a view. */
  solid: '',
  line: 'line',
  /** On an ink panel. */
  pale: 'pale',
} as const;

interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: 'regular' | 'small';
  className?: string | undefined;
}

function buttonClass({ variant = 'solid', size = 'regular', className }: ButtonLook) {
  return ['btn', VARIANTS[variant], size === 'small' && 'sm', className].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { children: ReactNode };

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className } as ButtonLook)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string; children: ReactNode };

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass({ variant, size, className } as ButtonLook)} {...rest} />;
}
