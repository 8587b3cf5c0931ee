import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './nearest-page.module.css';

interface NearestPageProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Paths of the pages that may have been meant. */
  addresses: readonly string[];
}

/** One line, before and after `nearest-page.behaviour.ts` has found what was meant: nothing moves. */
export function NearestPage({ addresses, className, ...rest }: NearestPageProps) {
  return (
    <p
      className={clsx(styles.nearest, className)}
      role="status"
      data-behaviour="nearest-page"
      data-addresses={addresses.join(' ')}
      {...rest}
    >
      Look for a typing error in the address.
    </p>
  );
}
