import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

const button = clsx('screen-only', styles.button);

const VARIANTS = {
  solid: button,
  line: clsx(button, styles.line),
  pale: clsx(button, styles.pale),
  bare: undefined,
} as const;

export interface ButtonStyle {
  variant?: keyof typeof VARIANTS | undefined;
  size?: 'small' | undefined;
}

const classes = ({ variant = 'solid', size }: ButtonStyle, className: string | undefined) =>
  clsx(VARIANTS[variant], size === 'small' && styles.small, className);

export const Button = ({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonStyle) => (
  <button type="button" className={classes({ variant, size }, className)} {...rest} />
);

export const ButtonLink = ({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonStyle & { href: string }) => (
  <a className={classes({ variant, size }, className)} {...rest} />
);
