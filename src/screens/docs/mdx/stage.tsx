import type { ReactNode } from 'react';
import styles from './stage.module.css';

interface StageProps {
  /** What the client has at the end of it. */
  gets: string[];
  children: ReactNode;
}

/** A stage of the process: what happens, and what the client receives. */
export function Stage({ gets, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <div>{children}</div>
      <div className={styles.gets}>
        <p className="caption">You receive</p>
        <ul className={styles.list}>
          {gets.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
