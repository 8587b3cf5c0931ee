import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { PauseIcon, PlayIcon } from './icons.tsx';
import styles from './loop-control.module.css';

interface LoopControlProps extends ComponentProps<'button'> {
  /** Follows "Pause": "the client names". */
  what: string;
}

/** Pauses an endless movement (WCAG 2.2.2), the nearest `[data-loop]` around it. */
export const LoopControl = ({ what, className, ...rest }: LoopControlProps) => (
  <button
    type="button"
    className={clsx('script-only screen-only', styles.control, className)}
    data-behaviour="loop-control"
    {...rest}
  >
    <span>
      <PauseIcon />
      Pause
    </span>
    <span>
      <PlayIcon />
      Play
    </span>
    <span className="visually-hidden"> {what}</span>
  </button>
);
