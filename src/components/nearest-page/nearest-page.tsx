import styles from './nearest-page.module.css';

interface NearestPageProps {
  addresses: readonly string[];
  children: string;
}

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
