import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { MESSAGES } from '#leads/check-answers.ts';
import { PROBLEMS_MARKER } from '#leads/submission.ts';
import type { Contact } from '#model/facts/contact.ts';
import type { Site } from '#model/read-site.ts';
import { Alert, AlertBox } from '#ui/alert.tsx';
import styles from './arrival.module.css';
import { ArrivalCases, matchingCases, TimedSteps } from './arrival.tsx';

/** Answers a form that was posted without JavaScript and stored. */
export function ContactReceived({ contact: facts, contactForm }: Site) {
  const { heading, back, more, cases } = facts.received;
  return (
    <ContactAnswer heading={heading}>
      <Alert tone="good" sentence={MESSAGES.submitted}>
        <p>{facts.form.next}</p>
      </Alert>
      <TimedSteps steps={facts.steps} />
      <ArrivalCases
        cases={matchingCases('', [], contactForm.cases)}
        heading={cases}
        link={facts.arrival.case}
      />
      <ul className={styles.links}>
        {[more, back].map((link) =>
          link ? (
            <li key={link.href}>
              <ArrowLink {...link} />
            </li>
          ) : null,
        )}
      </ul>
    </ContactAnswer>
  );
}

/** The server fills in the problems of a form that it refused. */
export const ContactProblem = ({ heading, lede, back }: Contact['problem']) => (
  <ContactAnswer heading={heading}>
    <p className="lede">{lede}</p>
    <AlertBox tone="error" className={styles.problems}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, which React has no other way to write. */}
      <div dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
    </AlertBox>
    <p>
      <BackLink {...back} />
    </p>
  </ContactAnswer>
);

const ContactAnswer = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="wrap opening" aria-labelledby="answer-heading">
    <div className="grid-12">
      <div className={clsx('to-6', styles.text)}>
        <h1 id="answer-heading">{heading}</h1>
        {children}
      </div>
    </div>
    <div className="endspace" />
  </section>
);
