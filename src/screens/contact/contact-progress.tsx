import { contact } from '#content/data/contact.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { progressText, requiredAnswers } from './required-answers.ts';

interface ContactProgressProps {
  isDone: readonly boolean[];
  /** How many answers the sentence names; it follows the strip when typing rests. */
  counted: number;
  isSent: boolean;
}

/** One band of cloth for each required answer, and the same in words. */
export function ContactProgress({ isDone, counted, isSent }: ContactProgressProps) {
  const isWovenOff = isSent && !isDone.includes(true);
  return (
    <div className="contact-progress">
      <ProgressStrip id="progress" done={isDone} room={requiredAnswers(false).length} decorative />
      <p className="caption num" role="status" data-progress="">
        {isWovenOff ? contact.form.wovenOff : progressText(counted, isDone.length)}
      </p>
    </div>
  );
}
