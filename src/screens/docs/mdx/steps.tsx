import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A frame for a numbered list of things to do, in order. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
