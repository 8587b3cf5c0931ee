import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './timed-steps.module.css';

interface TimedStepsProps {
  steps: readonly { when: string; what: ReactNode }[];
  /** Dates, longer than names of weeks, have a third of the width. */
  areDates?: boolean;
  className?: string | undefined;
}

/** Steps in their order, each with its time. */
export function TimedSteps({ steps, areDates = false, className }: TimedStepsProps) {
  return (
    <ol className={clsx(styles.steps, areDates && styles.dates, className)}>
      {steps.map(({ when, what }) => (
        <li key={when}>
          <b className={areDates ? 'num' : undefined}>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
