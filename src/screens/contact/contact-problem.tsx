import { BackLink } from '#components/arrow-link.tsx';
import { contact } from '#content/data/contact.ts';
import { PROBLEMS_MARKER } from '#leads/submission.ts';
import { AlertBox } from '#ui/alert.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { requiredAnswers } from './required-answers.ts';
import './contact-answer.css';

/** Where a browser without JavaScript ends when its form cannot be taken. The server writes the problems in. */
export function ContactProblem() {
  const { heading, lede, back, caption } = contact.problem;
  return (
    <section className="contact-answer wrap" aria-labelledby="problem-heading">
      <div className="grid-12">
        <div className="contact-answer-text">
          <h1 id="problem-heading">{heading}</h1>
          <p className="lede">{lede}</p>
          <AlertBox tone="error" className="alert contact-problems">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a comment, which React has no other way to write. */}
            <div dangerouslySetInnerHTML={{ __html: PROBLEMS_MARKER }} />
          </AlertBox>
          <p className="contact-answer-links">
            <BackLink href={back.href}>{back.label}</BackLink>
          </p>
        </div>
        <figure className="contact-answer-figure">
          <ProgressStrip id="problem" done={requiredAnswers(false).map(() => false)} decorative />
          <figcaption className="caption">{caption}</figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
