import { ArrowLink } from '#components/arrow-link.tsx';
import { contact } from '#content/data/contact.ts';
import { MESSAGES } from '#leads/messages.ts';
import { Alert } from '#ui/alert.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { requiredAnswers } from './required-answers.ts';
import './contact-answer.css';

/** Where a browser without JavaScript ends after its form was stored. */
export function ContactReceived() {
  const { heading, back, more, caption } = contact.received;
  return (
    <section className="contact-answer wrap" aria-labelledby="received-heading">
      <div className="grid-12">
        <div className="contact-answer-text">
          <h1 id="received-heading">{heading}</h1>
          <Alert className="alert" tone="good" sentence={MESSAGES.submitted}>
            <p>{contact.form.next}</p>
          </Alert>
          <ul className="contact-answer-links">
            <li>
              <ArrowLink href={more.href}>{more.label}</ArrowLink>
            </li>
            <li>
              <ArrowLink href={back.href}>{back.label}</ArrowLink>
            </li>
          </ul>
        </div>
        <figure className="contact-answer-figure">
          <ProgressStrip id="received" done={requiredAnswers(false).map(() => true)} decorative />
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
