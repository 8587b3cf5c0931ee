import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { MESSAGES } from '#leads/messages.ts';
import { contact } from '#model/facts/contact-facts.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalCases } from './arrival-cases.tsx';
import styles from './contact-answer.module.css';
import { matchingCases } from './matching-cases.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { requiredAnswers } from './required-answers.ts';
import { TimedSteps } from './timed-steps.tsx';

/** Answers a form that was posted without JavaScript and stored. */
export function ContactReceived() {
  const { heading, back, more, caption } = contact.received;
  return (
    <section className={clsx('wrap', styles.answer)} aria-labelledby="received-heading">
      <div className="grid-12">
        <div className={styles.text}>
          <h1 id="received-heading">{heading}</h1>
          <Alert className={styles.alert} tone="good" sentence={MESSAGES.submitted}>
            <p>{contact.form.next}</p>
          </Alert>
          <TimedSteps className={styles.steps} steps={contact.steps} />
          <ArrivalCases cases={matchingCases('')} heading={contact.received.cases} />
          <ul className={styles.links}>
            <li>
              <ArrowLink href={more.href}>{more.label}</ArrowLink>
            </li>
            <li>
              <ArrowLink href={back.href}>{back.label}</ArrowLink>
            </li>
          </ul>
        </div>
        <figure className={styles.figure}>
          <ProgressStrip id="received" done={requiredAnswers(false).map(() => true)} decorative />
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
