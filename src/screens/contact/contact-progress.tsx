import { clsx } from 'clsx';
import { contact } from '#content/data/contact.ts';
import styles from './contact-progress.module.css';
import { ProgressStrip } from './progress-strip.tsx';
import { progressText, requiredAnswers } from './required-answers.ts';

interface ContactProgressProps {
  isDone: readonly boolean[];
  /** How many answers the sentence names; it follows the strip at a pause in typing. */
  counted: number;
  isSent: boolean;
}

/** One band of cloth for each required answer, and the same in words. */
export function ContactProgress({ isDone, counted, isSent }: ContactProgressProps) {
  const isWovenOff = isSent && !isDone.includes(true);
  return (
    <div className={styles.progress}>
      <ProgressStrip
        id="progress"
        done={isDone}
        room={requiredAnswers(false).length}
        decorative
        className={styles.strip}
      />
      <p className={clsx('caption num', styles.count)} role="status" data-progress="">
        {isWovenOff ? contact.form.allSent : progressText(counted, isDone.length)}
      </p>
    </div>
  );
}
