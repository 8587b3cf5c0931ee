import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { CaseStudy, CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { capital, list } from '#model/sentence.ts';
import { channelLabel } from '#weave/channels.ts';
import { permissionRow } from '#weave/diagram.tsx';
import { miniVariant, PermissionDiagram } from '#weave/permission-diagram.tsx';
import { WorkflowThumbnail } from '#weave/workflow-diagram.tsx';
import styles from './cards.module.css';
import { BeforeAfter } from './case.tsx';
import { useDocs } from './docs-context.ts';
import { drawnSystem, wiringOf } from './figures.tsx';

export const CategoryCards = () => (
  <ul className={styles.ways} data-wide>
    {useDocs().site.categoryCards.map(({ title, description, path, count: amount }) => (
      <li key={path}>
        <a href={path}>
          <h2>{title}</h2>
          <p className="small">{description}</p>
          {amount && <span className="caption num">{amount}</span>}
        </a>
      </li>
    ))}
  </ul>
);

export function Wiring({ page: { id, template }, site }: { page: DocsPage; site: Site }) {
  const file = site.templates.find(({ slug }) => id.endsWith(`/${slug}`));
  return (
    template &&
    file && <WorkflowThumbnail {...wiringOf(file.workflow)} channel={template.channel} />
  );
}

export function TemplateCards() {
  const { site } = useDocs();
  const cards = site.docsPages.flatMap((page) => {
    const { path, title, template } = page;
    return template ? (
      <li key={path}>
        <a href={path}>
          <Wiring page={page} site={site} />
          <h3>{title}</h3>
          <p className="small">{template.inShort}</p>
          <span className="caption">{channelLabel(template.channel)}</span>
        </a>
      </li>
    ) : (
      []
    );
  });
  return cards.length > 0 && <ul className={styles.templates}>{cards}</ul>;
}

/** With words of its own, those that have no card. */
export function CaseCards({ children }: { children?: ReactNode }) {
  const { site, clientLogos } = useDocs();
  const studies = Object.entries<CaseStudy>(site.caseStudies);
  const shown = studies.filter(([, { card }]) => !card === Boolean(children));
  const rows = shown.map(([slug, { client, card, systems, rows: all }]) => (
    <li key={slug}>
      <p className={styles.client} translate="no">
        <ClientWordmark name={client} logo={clientLogos.get(client)} />
      </p>
      <div>
        {children}
        {card && (
          <>
            <h3>{card.title}</h3>
            <p className={styles.subtitle}>{card.subtitle}</p>
            <p>{card.description}</p>
          </>
        )}
        <dl>
          <BeforeAfter study={slug as CaseStudySlug} />
        </dl>
        <ArrowLink href={`/docs/case-studies/${slug}`}>
          Read Case Study<span className="visually-hidden">: {client}</span>
        </ArrowLink>
      </div>
      <figure className="figure">
        <PermissionDiagram
          decorative
          variant={miniVariant(systems.length, all.length)}
          systems={systems.map(drawnSystem)}
          rows={all.map((row) => permissionRow(row, systems))}
        />
        <figcaption className="caption">
          {capital(list(systems.map(({ name }) => name)))}
        </figcaption>
      </figure>
    </li>
  ));
  return rows.length > 0 && <ul className={styles.cases}>{rows}</ul>;
}
