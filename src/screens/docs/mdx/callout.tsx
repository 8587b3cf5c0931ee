import type { ReactNode } from 'react';
import type { Channel } from '#weave/channels.ts';
import './prose-parts.css';

interface CalloutProps {
  /** Said first, in bold; name it after what it is about. */
  title: string;
  /** The channel the remark is about; ink when it is about none. */
  channel?: Channel | 'ink';
  children: ReactNode;
}

/** A remark set apart, with three threads at its edge. */
export function Callout({ title, channel = 'ink', children }: CalloutProps) {
  return (
    <div className="callout" data-channel={channel} role="note">
      <b>{title}</b> {children}
    </div>
  );
}
