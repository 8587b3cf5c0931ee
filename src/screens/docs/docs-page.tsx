import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import manual from '#article/manual.module.css';
import { readHtml, readNestedOutline, splitAtWide } from '#article/read-page.ts';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { ArticleText } from '#components/article-text/article-text.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { LegalLine } from '#components/legal-line.tsx';
import type { ClientLogo } from '#components/logos.ts';
import { NoSuchPage, type NoSuchPageProps } from '#components/nearest-page/nearest-page.tsx';
import { PageWays, type PageWaysProps } from '#components/page-ways/page-ways.tsx';
import { PersonTile } from '#components/person-tile.tsx';
import type { TeamPhotos } from '#components/picture/picture-forms.ts';
import { SampleMark } from '#components/sample-note.tsx';
import { askAbout } from '#leads/contact-address.ts';
import { postPath } from '#model/blog/post.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import {
  type DocsPage,
  HOME_ID,
  parentOf,
  type RenderedDocsPage,
  titleAnchor,
} from '#model/docs/docs-pages.ts';
import type { LegalEntity } from '#model/facts/site.ts';
import type { Site } from '#model/read-site.ts';
import { DocsIcon } from '#ui/icons.tsx';
import styles from './docs-page.module.css';
import { Wiring } from './mdx/cards.tsx';

export const CONTENTS_TITLE = 'On this page';

export const DocsArticle = ({ children, ...rest }: ComponentProps<'article'>) => (
  <>
    <ContentsLine title={CONTENTS_TITLE} columnFrom="xl" className={styles.line} />
    <article className={styles.article} {...rest}>
      {children}
    </article>
  </>
);

interface DocsColumnsProps extends PageWaysProps {
  outline: ComponentProps<typeof Contents>['entries'];
  children: ReactNode;
}

export const DocsColumns = ({ outline, address, links, children }: DocsColumnsProps) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <aside className={clsx('screen-only', styles.aside)} aria-label="About this page">
      <Contents title={CONTENTS_TITLE} entries={outline} columnFrom="xl">
        <PageWays address={address} links={links} />
      </Contents>
    </aside>
  </div>
);

interface SearchBoxProps extends ComponentProps<'form'> {
  /** The address of the list of all pages, where it leads until there is a script. */
  action: string;
}

export const SearchBox = ({ className, children, ...form }: SearchBoxProps) => (
  <form className={clsx(styles.search, className)} {...form}>
    <button
      type="submit"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-search-open
    >
      <DocsIcon name="search" />
      <span>{children}</span>
      <span className={styles.keys} aria-hidden>
        <span data-search-keys>Ctrl K</span>
      </span>
    </button>
  </form>
);

function SearchFirst({ site }: { site: Site }) {
  const { docsOrder, figures, searchExamples } = site;
  return (
    <div className="screen-only">
      <SearchBox action={docsOrder.allPages.path} className={styles.large}>
        Search pages, sections and {figures.integrations}+ tools
      </SearchBox>
      <p className={clsx('flow caption script-only', styles.examples)} data-chips>
        Try{' '}
        {searchExamples.map((words) => (
          <button key={words} type="button" data-search-open data-search-words={words}>
            {words}
          </button>
        ))}
      </p>
    </div>
  );
}

export const DocsNotFound = ({ action, ...words }: NoSuchPageProps & { action: string }) => (
  <article className={clsx('stack', styles.article)} aria-labelledby="not-found-heading">
    <NoSuchPage {...words}>
      <SearchBox
        action={action}
        className={clsx('screen-only', styles.large)}
        data-behaviour="asked-address"
      >
        Search docs
      </SearchBox>
    </NoSuchPage>
  </article>
);

export interface DocsPageFrameProps extends PageProps {
  page: RenderedDocsPage;
  photos: TeamPhotos;
  logo?: ClientLogo | undefined;
  address: string;
  /** The HTML of the island that the text has a place for. */
  island?: string | undefined;
}

export function DocsPageFrame(props: DocsPageFrameProps) {
  const { page, site, photos, logo, address, island } = props;
  const { wide, rest } = splitAtWide(page.article);
  const isWide = wide.children.length > 0;
  const titleId = titleAnchor(page.title);
  const head = (
    <header>
      <Breadcrumbs page={page} site={site} />
      <Wiring page={page} site={site} />
      {page.study && (
        <p className={styles.client} translate="no">
          <ClientWordmark name={page.study.client} logo={logo} />
        </p>
      )}
      <h1 id={titleId}>{page.title}</h1>
      {/* No line ends with an article. */}
      <p className={clsx('lede', styles.description)}>
        {page.description.replace(/\b(an?) /gi, '$1\u00a0')}
      </p>
      {page.madeUp && (
        <p className="small sample">
          <b>Sample</b> {page.madeUp}
        </p>
      )}
      <Byline page={page} photos={photos} />
      {page.id === HOME_ID && <SearchFirst site={site} />}
      <Printed address={address} entity={site.legalEntity} />
    </header>
  );
  return (
    <DocsArticle aria-labelledby={titleId} data-channel={page.study?.rows[0]?.channel}>
      {isWide && (
        <>
          {head}
          <ArticleText className={clsx(manual.manual, styles.wide)} html={readHtml(wide)} />
        </>
      )}
      <DocsColumns
        outline={readNestedOutline(page.article).map(({ parts, ...entry }) =>
          // Of many the text itself is the list.
          parts.length < 4 ? { ...entry, parts } : entry,
        )}
        address={address}
        links={site.outsideLinks}
      >
        {!isWide && head}
        <ArticleText className={manual.manual} html={readHtml(rest, island)} />
        <RelatedPages page={page} site={site} />
        <NeighborPages page={page} pages={site.docsPages} />
        <DocsFoot path={page.path} site={site} />
      </DocsColumns>
    </DocsArticle>
  );
}

interface PageProps {
  page: DocsPage;
  site: Site;
}

function Breadcrumbs({ page, site }: PageProps) {
  const [home] = site.docsPages;
  const parent = parentOf(page, site);
  if (!home || page.id === home.id) return null;
  return (
    <div className={styles.way}>
      {parent && page.template && <BackLink href={parent.path}>Back to {parent.navTitle}</BackLink>}
      <nav className="caption" aria-label="Breadcrumbs">
        <ol>
          {[{ ...home, navTitle: 'Docs' }, ...(parent ? [parent] : [])].map(
            ({ path, navTitle }) => (
              <li key={path}>
                <a href={path}>{navTitle}</a>
              </li>
            ),
          )}
          <li aria-current="page">{page.navTitle}</li>
        </ol>
      </nav>
    </div>
  );
}

interface BylineProps {
  page: Pick<DocsPage, 'authors' | 'published' | 'updated'>;
  photos: TeamPhotos;
}

export const Byline = ({ page, photos }: BylineProps) => (
  <div className={styles.byline}>
    <ul aria-label={page.authors.length > 1 ? 'Authors' : 'Author'}>
      {page.authors.map(({ id, name, role }) => (
        <li key={name}>
          <PersonTile name={name} photo={photos.get(id)} />
          <p>
            <b>{name}</b>
            <span>{role}</span>
          </p>
        </li>
      ))}
    </ul>
    <p className="caption">
      Published <time dateTime={page.published}>{ordinalDate(page.published)}</time>
      {page.updated && ', updated '}
      {page.updated && <time dateTime={page.updated}>{ordinalDate(page.updated)}</time>}
    </p>
  </div>
);

/** A sheet of paper says where it comes from. */
export const Printed = ({ address, entity }: { address: string; entity: LegalEntity }) => (
  <p className={clsx('caption', styles.printed)}>
    {address}
    <span className="block">
      <LegalLine entity={entity} />
    </span>
  </p>
);

/** The pages before and after this one have links of their own. */
function RelatedPages({ page, site: { docsPages: pages, posts } }: PageProps) {
  const neighbors = neighborsOf(page, pages);
  const related = page.related.flatMap((id) => {
    const post = posts.find((article) => postPath(article.id) === `/${id}`);
    if (post) return { path: postPath(post.id), name: post.title, about: post.description };
    const other = pages.find((candidate) => candidate.id === id);
    if (!other || neighbors.includes(other)) return [];
    const { path, navTitle: name, description, searchTitle: about = description, study } = other;
    return { path, name, about, study };
  });
  if (related.length === 0) return null;
  return (
    <section className={clsx('screen-only', styles.related)} aria-labelledby="related-pages">
      <h2 id="related-pages">Related</h2>
      <ul className="ruled">
        {related.map(({ path, name, about, study = undefined }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {study && <SampleMark of={study} />}
            <p className="small">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeighborPages({ page, pages }: { page: DocsPage; pages: readonly DocsPage[] }) {
  const [previous, next] = neighborsOf(page, pages);
  if (!previous && !next) return null;
  return (
    <nav className={clsx('screen-only', styles.neighbors)} aria-label="Previous and next page">
      {[
        { page: previous, rel: 'prev', label: 'Previous' },
        { page: next, rel: 'next', label: 'Next' },
      ].map(({ page: other, rel, label }) =>
        other ? (
          <a key={rel} href={other.path} rel={rel}>
            <span className="caption block">{label}</span> {other.navTitle}
          </a>
        ) : null,
      )}
    </nav>
  );
}

export function DocsFoot({ path, site }: { path: string; site: Site }) {
  const { question, link, missing } = site.words.documents;
  return (
    <footer className={clsx('screen-only', styles.foot)}>
      <p className={styles.contact}>
        {question} <ArrowLink href="/contact">{link}</ArrowLink>{' '}
        {/* The contents add the part that was chosen to its address. */}
        <a href={askAbout(path)} data-asks-about>
          {missing}
        </a>
      </p>
      <ul className={clsx('flow small', styles.doors)} aria-label="Elsewhere">
        {site.docsOrder.doors.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p className="caption">
        <LegalLine entity={site.legalEntity} />
      </p>
    </footer>
  );
}

/** In reading order, in which the home page has no place. */
function neighborsOf(page: DocsPage, pages: readonly DocsPage[]) {
  const row = pages.filter(({ section }) => section !== 'home');
  const place = row.findIndex(({ id }) => id === page.id);
  return place < 0 ? [] : [row[place - 1], row[place + 1]];
}
