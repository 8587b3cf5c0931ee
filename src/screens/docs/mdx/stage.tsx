import type { ReactNode } from 'react';
import styles from './stage.module.css';

/** Thing a client receives; with the address of an example where the page has one. */
type Receipt = string | { what: string; example: `#${string}` };

interface StageProps {
  /** Things the client has at the end of the stage. */
  gets: readonly Receipt[];
  children: ReactNode;
}

/** A stage of the process: its text, and the things the client receives. */
export function Stage({ gets, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <div>{children}</div>
      <div className={styles.gets}>
        <p className="caption">You receive</p>
        <ul className={styles.list}>
          {gets.map((receipt) =>
            typeof receipt === 'string' ? (
              <li key={receipt}>{receipt}</li>
            ) : (
              <li key={receipt.what}>
                <a href={receipt.example}>{receipt.what}</a>
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}
