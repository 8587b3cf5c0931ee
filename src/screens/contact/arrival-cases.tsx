import { ArrowLink } from '#components/arrow-link.tsx';
import { type CaseStudy, type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { headlineMeasure } from '#model/case-returns.ts';
import { contact } from '#model/facts/contact-facts.ts';
import styles from './arrival-cases.module.css';

/** Case studies to read while waiting, each with the figure that stands for it. */
export function ArrivalCases({ slugs, heading }: { slugs: readonly CaseStudySlug[]; heading: string }) {
  return (
    <section className={styles.cases} aria-labelledby="arrival-cases">
      <h2 id="arrival-cases">{heading}</h2>
      <ul>
        {slugs.map((slug) => {
          const { client, rows }: CaseStudy = caseStudies[slug];
          const { measure, before, after } = headlineMeasure(slug);
          return (
            <li key={slug} data-channel={rows[0]?.channel}>
              <h3>{client}</h3>
              <p className="num">
                <b>{after}</b> {measure}; it was {before}.
              </p>
              <ArrowLink
                href={`/docs/case-studies/${slug}`}
                aria-label={`${contact.arrival.case}: ${client}`}
              >
                {contact.arrival.case}
              </ArrowLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
