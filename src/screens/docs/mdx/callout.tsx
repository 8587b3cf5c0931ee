import type { ReactNode } from 'react';
import type { Channel } from '#weave/channels.ts';
import styles from './callout.module.css';

interface CalloutProps {
  /** First words, in bold: the subject of the remark. */
  title: string;
  /** The channel the remark is about; ink when it is about none. */
  channel?: Channel | 'ink';
  children: ReactNode;
}

/** A remark set apart, with three threads at its edge. */
export function Callout({ title, channel = 'ink', children }: CalloutProps) {
  return (
    <div className={styles.callout} data-channel={channel} role="note">
      <b>{title}</b> {children}
    </div>
  );
}
