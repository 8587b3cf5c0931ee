import { ArrowLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { type CaseStudy, type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { pageMark } from '#model/page-mark.ts';
import { capital, count } from '#model/sentence.ts';
import { AGENTS, permissionRow } from '#weave/permission-description.ts';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { miniVariant } from '#weave/permission-diagram-variants.ts';
import { BeforeAfter } from '../before-after.tsx';
import styles from './case-cards.module.css';

/** The case studies that have a card, each with a thumbnail of its drawing. */
export function CaseCards() {
  return (
    <ul className={styles.cards}>
      {Object.entries<CaseStudy>(caseStudies).map(([slug, { client, card, systems, rows, noun }]) =>
        card ? (
          <li key={slug} data-travel-card="">
            <p className={styles.client} data-travel={pageMark(`/docs/case-studies/${slug}`)}>
              <ClientWordmark name={client} />
            </p>
            <div>
              <h3>{card.title}</h3>
              <p className={styles.subtitle}>{card.subtitle}</p>
              <p className={styles.text}>{card.description}</p>
              <BeforeAfter study={slug as CaseStudySlug} />
              <ArrowLink href={`/docs/case-studies/${slug}`} className={styles.link}>
                Read Case Study<span className="visually-hidden">: {client}</span>
              </ArrowLink>
            </div>
            <figure>
              <PermissionDiagram
                decorative
                variant={miniVariant(systems.length, rows.length)}
                systems={systems.map(({ name }) => ({ name, path: '' }))}
                rows={rows.map((row) => permissionRow(row, systems))}
              />
              <figcaption className="caption">
                {capital(`${count(systems.length, 'system')}, ${count(rows.length, ...(noun ?? AGENTS))}`)}
              </figcaption>
            </figure>
          </li>
        ) : null,
      )}
    </ul>
  );
}
