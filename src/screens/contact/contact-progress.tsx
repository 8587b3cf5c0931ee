import { clsx } from 'clsx';
import { formWords } from '#model/facts/contact-facts.ts';
import { AnswerCloth } from './answer-cloth.tsx';
import type { ClothStyle } from './cloth-style.ts';
import styles from './contact-progress.module.css';
import { progressText } from './required-answers.ts';

interface ContactProgressProps {
  isDone: readonly boolean[];
  style: ClothStyle;
  /** Number of answers the sentence names; it follows the cloth at a pause in typing. */
  counted: number;
  isSent: boolean;
}

/** One band of cloth for each required answer, and the same in words. */
export function ContactProgress({ isDone, style, counted, isSent }: ContactProgressProps) {
  const isCutOff = isSent && !isDone.includes(true);
  return (
    <div className={styles.progress}>
      <AnswerCloth isDone={isDone} style={style} />
      <p className={clsx('caption num', styles.count)} role="status" data-progress="">
        {isCutOff ? formWords.allSent : progressText(counted, isDone.length)}
      </p>
    </div>
  );
}
