import { ArrowLink } from '#components/arrow-link.tsx';
import { SampleNote } from '#components/sample-note.tsx';
import { caseSum } from '#model/case-return-sums.ts';
import { caseReturns } from '#model/facts/case-facts.ts';
import { testimonials } from '#model/facts/home-facts.ts';
import { plansQuote } from '#model/facts/pricing-facts.ts';
import { filledText } from '#model/filled.ts';
import styles from './plans-quote.module.css';

/** Quote of a client, and the figure of its case. */
export function PlansQuote() {
  const { by, study, figure, meaning, link } = plansQuote;
  const said = testimonials.find(({ name }) => name === by);
  if (!said)
    throw new Error(
      `content/data/pricing-terms.yaml: "${by}" of quote is nobody in content/data/testimonials.yaml.`,
    );
  const days = caseSum(caseReturns[study]).returnedAfter;
  return (
    <figure className={styles.said} data-channel={said.channel}>
      <p className={styles.figure}>
        <b>{filledText(figure, { days: String(days) })}</b>
        <span className="note">{meaning}</span>
      </p>
      <div>
        <blockquote>“{said.quote}”</blockquote>
        <figcaption>
          <p className="note">
            <b>{said.name}</b>, {said.title}, {said.company}
          </p>
          <ArrowLink href={`/docs/case-studies/${study}`}>{link}</ArrowLink>
          <SampleNote note="testimonial" of={said} />
        </figcaption>
      </div>
    </figure>
  );
}
