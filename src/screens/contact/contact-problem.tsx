import { clsx } from 'clsx';
import { BackLink } from '#components/arrow-link.tsx';
import { PROBLEMS_MARKER } from '#leads/submission.ts';
import { contact } from '#model/facts/contact-facts.ts';
import { AlertBox } from '#ui/alert.tsx';
import styles from './contact-answer.module.css';
import { ProgressStrip } from './progress-strip.tsx';
import { requiredAnswers } from './required-answers.ts';

/** Answers a form that was posted without JavaScript and refused. The server fills in the list of problems. */
export function ContactProblem() {
  const { heading, lede, back, caption } = contact.problem;
  return (
    <section className={clsx('wrap', styles.answer)} aria-labelledby="problem-heading">
      <div className="grid-12">
        <div className={styles.text}>
          <h1 id="problem-heading">{heading}</h1>
          <p className={clsx('lede', styles.lede)}>{lede}</p>
          <AlertBox tone="error" className={clsx(styles.alert, styles.problems)}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, which React has no other way to write. */}
            <div dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
          </AlertBox>
          <p className={styles.links}>
            <BackLink href={back.href}>{back.label}</BackLink>
          </p>
        </div>
        <figure className={styles.figure}>
          <ProgressStrip id="problem" done={requiredAnswers(false).map(() => false)} decorative />
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
