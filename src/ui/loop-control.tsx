import type { ComponentProps } from 'react';
import { PauseIcon, PlayIcon } from './icons.tsx';
import './loop-control.css';

interface LoopControlProps extends ComponentProps<'button'> {
  /** What moves, as it follows "Pause": "the client names". */
  what: string;
  /** Leave the word out for the eye, where there is room for the sign only. */
  isCompact?: boolean;
}

/**
 * The pause control of an endless movement (WCAG 2.2.2). It belongs to the nearest `[data-loop]` around it, and is not
 * shown where nothing moves: without a script, and for visitors who asked for less motion.
 */
export function LoopControl({ what, isCompact = false, className, ...rest }: LoopControlProps) {
  return (
    <button
      type="button"
      className={['loop-control', className].filter(Boolean).join(' ')}
      data-loop-control
      {...rest}
    >
      <PauseIcon />
      <PlayIcon />
      <span className={isCompact ? 'visually-hidden' : undefined} data-loop-label>
        Pause
      </span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
