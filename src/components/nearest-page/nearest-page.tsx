import styles from './nearest-page.module.css';

interface NearestPageProps {
  addresses: readonly string[];
  children: string;
}

export const NearestPage = ({ addresses, children }: NearestPageProps) => (
  <p
    className={styles.nearest}
    role="status"
    data-behaviour="nearest-page"
    data-addresses={addresses.join(' ')}
  >
    {children}
  </p>
);
