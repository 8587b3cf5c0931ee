import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { BackLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { PersonPicture } from '#components/person-picture.tsx';
import { type CaseStudy, caseStudies } from '#content/data/case-studies.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import { type DocsPage, parentOf } from '#model/docs/docs-pages.ts';
import { titleAnchor } from '#model/docs/docs-search-index.ts';
import { pageMark } from '#model/page-mark.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import styles from './docs-page-head.module.css';

interface DocsPageHeadProps {
  page: DocsPage;
  pages: readonly DocsPage[];
  photos: TeamPhotos;
  /** True when the byline takes one line, so that what follows is in the first window. */
  isShort?: boolean;
}

export function DocsPageHead({ page, pages, photos, isShort = false }: DocsPageHeadProps) {
  return (
    <header>
      <Breadcrumbs page={page} pages={pages} />
      <Client page={page} />
      <h1 id={titleAnchor(page.title)}>{page.title}</h1>
      <p className={clsx('lede', styles.description)}>{page.description}</p>
      <Byline page={page} photos={photos} data-short={isShort || undefined} />
    </header>
  );
}

/** Client of a case study; its card in the showcase has the same transition name, so that the name travels from there. */
function Client({ page: { id, path } }: Pick<DocsPageHeadProps, 'page'>) {
  const study = Object.entries<CaseStudy>(caseStudies).find(([slug]) => id === `case-studies/${slug}`)?.[1];
  return study ? (
    <p className={styles.client} data-travel={pageMark(path)}>
      <ClientWordmark name={study.client} />
    </p>
  ) : null;
}

/** Path to the page. A template also begins with the way back to the others. */
function Breadcrumbs({ page, pages }: Pick<DocsPageHeadProps, 'page' | 'pages'>) {
  const home = pages.find(({ section }) => section === 'home');
  const parent = parentOf(page, pages);
  if (!home || page.id === home.id) return null;
  return (
    <div className={styles.way}>
      {parent && page.template ? <BackLink href={parent.path}>Back to {parent.navTitle}</BackLink> : null}
      <nav className={clsx('caption', styles.crumbs)} aria-label="Breadcrumbs">
        <ol>
          {[home, parent].map((above) =>
            above ? (
              <li key={above.id}>
                <a href={above.path}>{above === home ? 'Docs' : above.navTitle}</a>
              </li>
            ) : null,
          )}
          <li aria-current="page">{page.navTitle}</li>
        </ol>
      </nav>
    </div>
  );
}

interface BylineProps extends ComponentProps<'div'> {
  page: Pick<DocsPage, 'authors' | 'published'>;
  photos: TeamPhotos;
  'data-short'?: boolean | undefined;
}

/** Authors of the page, and the day it was published. */
export function Byline({ page, photos, ...rest }: BylineProps) {
  return (
    <div className={styles.byline} {...rest}>
      <ul aria-label={page.authors.length > 1 ? 'Authors' : 'Author'}>
        {page.authors.map(({ id, name, role, avatar }) => (
          <li key={name}>
            <PersonPicture
              src={avatar}
              photo={photos.get(id)}
              sizes="(max-width: 639px) 24px, 64px"
              width={64}
              height={74}
            />
            <p>
              <b>{name}</b>
              <span>{role}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="caption">
        Published <time dateTime={page.published}>{ordinalDate(page.published)}</time>
      </p>
    </div>
  );
}
