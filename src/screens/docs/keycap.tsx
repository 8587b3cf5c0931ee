import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './keycap.module.css';

/** A key of the keyboard. Decorative: the control around it says the keys by `aria-keyshortcuts` or in its name. */
export function Keycap({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={clsx(styles.keycap, className)} aria-hidden="true" {...rest} />;
}
