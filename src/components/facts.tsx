import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './facts.module.css';

/** A few figures, each below a hairline: name on the left, figure on the right. Takes pairs, each in a `div`. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl className={clsx(styles.facts, className)} {...rest} />;
}
