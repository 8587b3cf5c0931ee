import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

const VARIANTS = {
  /** The one filled button of a view. */
  solid: styles.button,
  line: clsx(styles.button, styles.line),
  /** Style for an ink panel. */
  pale: clsx(styles.button, styles.pale),
  /** Style left to the place in the page. */
  bare: undefined,
} as const;

const SIZES = { regular: undefined, small: styles.small } as const;

export interface ButtonStyle {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { children: ReactNode };

export function Button({
  variant = 'solid',
  size = 'regular',
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={clsx(VARIANTS[variant], SIZES[size], className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle & { href: string; children: ReactNode };

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ variant = 'solid', size = 'regular', className, ...rest }: ButtonLinkProps) {
  return <a className={clsx(VARIANTS[variant], SIZES[size], className)} {...rest} />;
}
