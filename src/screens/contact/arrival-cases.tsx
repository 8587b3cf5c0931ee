import { ArrowLink } from '#components/arrow-link.tsx';
import type { ArrivalCase } from '#model/facts/arrival-facts.ts';
import { arrivalWords } from '#model/facts/contact-facts.ts';
import styles from './arrival-cases.module.css';

/** Case studies to read while waiting, each with its main figure. */
export function ArrivalCases({ cases, heading }: { cases: readonly ArrivalCase[]; heading: string }) {
  return (
    <section className={styles.cases} aria-labelledby="arrival-cases">
      <h2 id="arrival-cases">{heading}</h2>
      <ul>
        {cases.map(({ slug, client, channels, headline: { measure, before, after } }) => (
          <li key={slug} data-channel={channels[0]}>
            <h3>{client}</h3>
            <p className="num">
              <b>{after}</b> {measure}; it was {before}.
            </p>
            <ArrowLink href={`/docs/case-studies/${slug}`} aria-label={`${arrivalWords.case}: ${client}`}>
              {arrivalWords.case}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
