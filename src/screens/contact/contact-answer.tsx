import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { MESSAGES } from '#leads/messages.ts';
import { PROBLEMS_MARKER } from '#leads/submission.ts';
import { contact, contactForm } from '#model/facts/contact.ts';
import { Alert, AlertBox } from '#ui/alert.tsx';
import { AnswerCloth } from './answer-cloth.tsx';
import { ArrivalCases, TimedSteps } from './arrival.tsx';
import styles from './contact-answer.module.css';
import { matchingCases } from './matching-cases.ts';
import { requiredAnswers } from './required-answers.ts';

/** Answers a form that was posted without JavaScript and stored. */
export function ContactReceived() {
  const { heading, back, more, caption, cases } = contact.received;
  return (
    <ContactAnswer
      heading={heading}
      figure={<AnswerCloth bands={requiredAnswers(false).length} />}
      caption={caption}
    >
      <Alert className={styles.alert} tone="good" sentence={MESSAGES.submitted}>
        <p>{contact.form.next}</p>
      </Alert>
      <div className={styles.steps}>
        <TimedSteps steps={contact.steps} />
      </div>
      <ArrivalCases
        cases={matchingCases('', [], contactForm.cases)}
        heading={cases}
        link={contact.arrival.case}
      />
      <ul className={styles.links}>
        <li>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </li>
        <li>
          <ArrowLink href={back.href}>{back.label}</ArrowLink>
        </li>
      </ul>
    </ContactAnswer>
  );
}

/** Answers a form that was posted without JavaScript and refused. The server fills in the list of problems. */
export function ContactProblem() {
  const { heading, lede, back } = contact.problem;
  return (
    <ContactAnswer heading={heading}>
      <p className={clsx('lede', styles.lede)}>{lede}</p>
      <AlertBox tone="error" className={clsx(styles.alert, styles.problems)}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, which React has no other way to write. */}
        <div dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
      </AlertBox>
      <p className={styles.links}>
        <BackLink href={back.href}>{back.label}</BackLink>
      </p>
    </ContactAnswer>
  );
}

interface ContactAnswerProps {
  heading: string;
  figure?: ReactNode;
  caption?: string;
  children: ReactNode;
}

function ContactAnswer({ heading, figure, caption, children }: ContactAnswerProps) {
  return (
    <section className={clsx('wrap', styles.answer)} aria-labelledby="answer-heading">
      <div className="grid-12">
        <div className={styles.text}>
          <h1 id="answer-heading">{heading}</h1>
          {children}
        </div>
        {figure ? (
          <figure className={styles.figure}>
            {figure}
            <figcaption className="caption">{caption}</figcaption>
          </figure>
        ) : null}
      </div>
      <div className="endspace" />
    </section>
  );
}
