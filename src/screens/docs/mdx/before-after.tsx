import type { CaseStudySlug } from '#content/data/case-studies.ts';
import { headlineMeasure } from '#model/case-return-sums.ts';
import { caseMark } from '#model/case-samples.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import styles from './before-after.module.css';

interface CaseProps {
  study: CaseStudySlug;
}

/** The one measure of a case study that a card has room for: "4.5 days to 7 hours". */
export function BeforeAfter({ study }: CaseProps) {
  const { measure, before, after } = headlineMeasure(study);
  return (
    <dl className={styles.figure}>
      <dt className="caption">{measure + caseMark(study)}</dt>
      <dd className="num">
        <Change before={before} after={after} />
      </dd>
    </dl>
  );
}

/** The arrow is for the eye; listeners, search and the Markdown twin have the word. */
export function Change({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className={styles.before}>{before}</span> <ShuttleArrow className={styles.arrow} />
      <span className={styles.word}> to </span> {after}
    </>
  );
}
