import { clsx } from 'clsx';
import type { TeamPhotos } from '#components/picture/picture-forms.ts';
import { SampleMark } from '#components/sample-note.tsx';
import { fullTitle, type RenderedDocsPage } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import { countPages, groupPages, sectionsOf } from './docs-markdown.ts';
import styles from './docs-page.module.css';
import { Byline, DocsArticle, DocsColumns, DocsFoot, Printed } from './docs-page.tsx';

interface AllPagesProps {
  site: Site;
  pages: readonly RenderedDocsPage[];
  photos: TeamPhotos;
  address: string;
}

export function AllPages({ site, pages, photos, address }: AllPagesProps) {
  const { allPages } = site.docsOrder;
  const groups = groupPages(site, pages);
  const outline = groups.map(({ id, heading, pages: grouped }) => ({
    id,
    text: heading,
    parts: grouped.map((page) => ({ id: anchorOf(page), text: page.navTitle })),
  }));
  const [home] = pages;
  return (
    <DocsArticle aria-labelledby="all-pages">
      <DocsColumns outline={outline} address={address} links={site.outsideLinks}>
        <header>
          <h1 id="all-pages">{allPages.title}</h1>
          <p className={clsx('lede', styles.description)}>
            {countPages(pages)} {allPages.search}
          </p>
          {home && <Byline page={home} photos={photos} />}
          <Printed address={address} entity={site.legalEntity} />
        </header>
        {groups.map(({ id, heading, pages: grouped }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <ul className="ruled">
              {grouped.map((page) => (
                <li key={page.id}>
                  <div>
                    <h3 id={anchorOf(page)}>
                      <a href={page.path}>{fullTitle(page)}</a>
                      {page.study && <SampleMark of={page.study} />}
                    </h3>
                    <p className="small">{page.description}</p>
                  </div>
                  <ul className="small">
                    {sectionsOf(page).map(({ id, text }) => (
                      <li key={id}>
                        <a href={`${page.path}#${id}`}>{text}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <DocsFoot path={allPages.path} site={site} />
      </DocsColumns>
    </DocsArticle>
  );
}

const anchorOf = ({ id }: RenderedDocsPage) => `page-${id.replaceAll('/', '-')}`;
