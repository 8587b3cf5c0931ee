import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './agent-icon.module.css';

const WARP = 'M11 4v32M20 4v32M29 4v32';
const WEFT = 'M3 13h34M3 20h34M3 27h34';
const ON_TOP = 'M11 10v6M29 10v6M20 17v6M11 24v6M29 24v6';

/** Represents the agent, who has no face: three threads woven through three, in the colour of the panel's channel. */
export function AgentIcon({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx(styles.agent, className)} {...rest}>
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="3" />
      <path d={WEFT} stroke="var(--color-sheet)" strokeWidth="6.4" />
      <path d={WEFT} stroke="var(--c)" strokeWidth="4" />
      <path d={ON_TOP} stroke="var(--color-sheet)" strokeWidth="5" />
      <path d={ON_TOP} stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  );
}
