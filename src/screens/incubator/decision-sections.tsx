import { closing, opportunity, questions, worth } from '#content/data/incubator.ts';
import { Accordion } from '#ui/accordion.tsx';
import { WaitlistLink } from './waitlist-link.tsx';
import './decision-sections.css';

export function Worth() {
  return (
    <section className="worth" aria-labelledby="worth-heading">
      <div className="wrap grid-12">
        <h2 id="worth-heading">Why It’s Worth 10x the Investment</h2>
        <ul>
          {worth.map((reason) => (
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
      <div className="grid-12 head opportunity">
        <p className="cohort-label">
          <span>{first}</span> <em>{second}</em> <small>{small}</small>
        </p>
        <div className="opportunity-text">
          <h2 id="opportunity-heading">The Opportunity</h2>
          <p className="lede">{opportunity.text}</p>
          <WaitlistLink />
        </div>
      </div>
    </section>
  );
}

export function Questions() {
  return (
    <section className="sect wrap" id="faq" aria-labelledby="faq-heading">
      <div className="grid-12 head questions">
        <h2 id="faq-heading">Before you join the waitlist</h2>
        <Accordion
          name="incubator-faq"
          items={questions.map(({ id, question, answer }) => ({
            id: `faq-${id}`,
            heading: question,
            body: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}

export function Closing() {
  return (
    <section className="closing on-ink" aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading">{closing.heading}</h2>
        <WaitlistLink variant="pale" />
        <p className="lede">{closing.text}</p>
      </div>
    </section>
  );
}
