import { clsx } from 'clsx';
import { closing, opportunity, questions, questionsSection, worth } from '#model/facts/incubator-facts.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { CohortDrawing } from './cohort-drawing.tsx';
import styles from './decision-sections.module.css';
import { WaitlistLink } from './waitlist-link.tsx';

export function Worth() {
  return (
    <section className={styles.worth} aria-labelledby="worth-heading">
      <div className="wrap grid-12">
        <h2 id="worth-heading">{worth.heading}</h2>
        <ul>
          {worth.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Opportunity() {
  const [first, second, small] = opportunity.badge;
  return (
    <section className="sect wrap" aria-labelledby="opportunity-heading">
      <div className="grid-12 head">
        <div className={styles.cohort}>
          <CohortDrawing />
          <p className={styles.cohortLabel}>
            <span>{first}</span> <em>{second}</em> <small>{small}</small>
          </p>
        </div>
        <div className={styles.opportunityText}>
          <h2 id="opportunity-heading">{opportunity.heading}</h2>
          <p className={clsx('lede', styles.lede)}>{opportunity.text}</p>
          <WaitlistLink />
        </div>
      </div>
    </section>
  );
}

export function Questions() {
  return (
    <section className="sect wrap" id="faq" aria-labelledby="faq-heading">
      <div className={clsx('grid-12 head', styles.questions)}>
        <h2 id="faq-heading">{questionsSection.heading}</h2>
        <div className={styles.answers}>
          {questions.map(({ id, question, answer }) => (
            <AccordionItem key={id} id={`faq-${id}`} name="incubator-faq" heading={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}

export function Closing() {
  return (
    <section className={clsx('on-ink', styles.closing)} aria-labelledby="closing-heading">
      <div className={clsx('wrap', styles.closingRow)}>
        <h2 id="closing-heading">{closing.heading}</h2>
        <WaitlistLink className={styles.closingLink} variant="pale" />
        <p className={clsx('lede', styles.closingText)}>{closing.text}</p>
      </div>
    </section>
  );
}
