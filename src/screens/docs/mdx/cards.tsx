import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { capital, list } from '#model/sentence.ts';
import { channelLabel } from '#weave/channels.ts';
import { permissionRow } from '#weave/diagram.tsx';
import { miniVariant, PermissionDiagram } from '#weave/permission-diagram.tsx';
import { WorkflowThumbnail } from '#weave/workflow-diagram.tsx';
import styles from './cards.module.css';
import { BeforeAfter, slugsOf } from './case.tsx';
import { useDocs } from './docs-context.ts';
import { wiringOf } from './figures.tsx';

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
  const { caseStudies } = useDocs().site;
  const slugs = slugsOf(caseStudies).filter((slug) => !caseStudies[slug].card === !!children);
  return (
    slugs.length > 0 && (
      <ul className={styles.cases}>
        {slugs.map((slug) => (
          <CaseRow key={slug} slug={slug}>
            {children}
          </CaseRow>
        ))}
      </ul>
    )
  );
}

function CaseRow({ slug, children }: { slug: CaseStudySlug; children: ReactNode }) {
  const { site, clientLogos } = useDocs();
  const { client, card, systems, rows } = site.caseStudies[slug];
  return (
    <li>
      <p className={styles.client} translate="no">
        <ClientWordmark name={client} logo={clientLogos.get(client)} />
      </p>
      <div>
        {card && (
          <>
            <h3>{card.title}</h3>
            <p className={styles.subtitle}>{card.subtitle}</p>
            <p>{card.description}</p>
          </>
        )}
        {children}
        <dl>
          <BeforeAfter study={slug} />
        </dl>
        {card && (
          <ArrowLink href={`/docs/case-studies/${slug}`}>
            Read Case Study<span className="visually-hidden">: {client}</span>
          </ArrowLink>
        )}
      </div>
      <figure className="figure">
        <PermissionDiagram
          decorative
          variant={miniVariant(systems.length, rows.length)}
          systems={systems.map(({ name }) => ({ name, path: '' }))}
          rows={rows.map((row) => permissionRow(row, systems))}
        />
        <figcaption className="caption">
          {capital(list(systems.map(({ name }) => name)))}
        </figcaption>
      </figure>
    </li>
  );
}
