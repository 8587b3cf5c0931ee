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

function styled<Props extends ButtonStyle & { className?: string | undefined }>(props: Props) {
  const { variant = 'solid', size, className, ...rest } = props;
  return {
    className: clsx(VARIANTS[variant], size === 'small' && styles.small, className),
    ...rest,
  };
}

export const Button = (props: ComponentProps<'button'> & ButtonStyle) => (
  <button type="button" {...styled(props)} />
);

export const ButtonLink = (props: ComponentProps<'a'> & ButtonStyle & { href: string }) => (
  <a {...styled(props)} />
);
