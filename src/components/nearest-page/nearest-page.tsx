import styles from './nearest-page.module.css';

interface NearestPageProps {
  addresses: readonly string[];
  children: string;
}

/**
 * Words of one height before and after `nearest-page.behaviour.ts` has found an address, so that
 * nothing moves.
 */
export function NearestPage({ addresses, children }: NearestPageProps) {
  return (
    <p
      className={styles.nearest}
      role="status"
      data-behaviour="nearest-page"
      data-addresses={addresses.join(' ')}
    >
      {children}
    </p>
  );
}
