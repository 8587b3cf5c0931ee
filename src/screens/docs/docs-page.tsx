/** Frame of a documentation page around its text: head, contents list, foot. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ArticleText } from '#article/article-text.tsx';
import manual from '#article/manual.module.css';
import { readHtml, readNestedOutline, splitAfterWide } from '#article/read-page.ts';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { ClientWordmark } from '#components/client-wordmarks.tsx';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { Face } from '#components/person-picture.tsx';
import { SampleMark } from '#components/sample-note.tsx';
import { ordinalDate } from '#model/calendar-day.ts';
import {
  type DocsPage,
  HOME_ID,
  neighboursOf,
  parentOf,
  type RenderedDocsPage,
  titleAnchor,
} from '#model/docs/docs-pages.ts';
import { allPages, searchExamples } from '#model/facts/docs.ts';
import { sharedWords as words } from '#model/facts/site.ts';
import { pageMark } from '#model/page-address.ts';
import type { TeamPhotos } from '#model/pictures/picture-forms.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { DocsIcon } from '#ui/icons.tsx';
import { listedTools } from './directory/listed-tools.ts';
import styles from './docs-page.module.css';

export const CONTENTS_TITLE = 'On this page';

/** Column next to the sidebar: its measure, its headline, and the line that opens its contents. */
export function DocsArticle({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <>
      <ContentsLine title={CONTENTS_TITLE} columnFrom="xl" className={styles.line} />
      <article className={styles.article} aria-labelledby={titleId}>
        {children}
      </article>
    </>
  );
}

interface DocsColumnsProps {
  outline: ComponentProps<typeof Contents>['entries'];
  /** Below the contents list. */
  tools: ReactNode;
  children: ReactNode;
}

/** A text with its contents list next to it or, on narrow screens, behind the bar's opener. */
export function DocsColumns({ outline, tools, children }: DocsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside className={clsx('screen-only', styles.aside)} aria-label="About this page">
        <Contents title={CONTENTS_TITLE} entries={outline} columnFrom="xl" />
        {tools}
      </aside>
    </div>
  );
}

/** Opens the search, and leads to the list of all pages until there is a script. */
export function SearchBox({ className, children }: ComponentProps<'form'>) {
  return (
    <form className={clsx(styles.search, className)} action={allPages.path}>
      <button
        type="submit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-search-open
      >
        <DocsIcon name="search" />
        <span>{children}</span>
        <span className={styles.keys} aria-hidden="true">
          <span data-search-keys>Ctrl K</span>
        </span>
      </button>
    </form>
  );
}

/** On the front page: the search, large, and words to try it with. */
function SearchFirst() {
  const total = listedTools.length.toLocaleString('en-US');
  return (
    <div className="screen-only">
      <SearchBox className={styles.large}>Search pages, sections and {total} tools</SearchBox>
      <p className={clsx('caption script-only', styles.examples)}>
        Try
        {searchExamples.map((words) => (
          <button key={words} type="button" data-search-open data-search-words={words}>
            {words}
          </button>
        ))}
      </p>
    </div>
  );
}

export interface DocsPageFrameProps extends PageProps {
  page: RenderedDocsPage;
  photos: TeamPhotos;
  /** HTML of the island that the text has a place for. */
  island?: string | undefined;
}

export function DocsPageFrame({ page, pages, photos, island }: DocsPageFrameProps) {
  const { wide, rest } = splitAfterWide(page.article);
  const hasWide = wide.children.length > 0;
  const wideHtml = readHtml(wide, island);
  const titleId = titleAnchor(page.title);
  return (
    <DocsArticle titleId={titleId}>
      <header>
        <Breadcrumbs page={page} pages={pages} />
        <Client page={page} />
        <h1 id={titleId}>{page.title}</h1>
        <p className={clsx('lede', styles.description)}>{page.description}</p>
        {page.madeUp ? (
          <p className="small sample">
            <b>Sample</b> {page.madeUp}
          </p>
        ) : null}
        {page.id === HOME_ID ? <SearchFirst /> : null}
        <Byline page={page} photos={photos} isShort={hasWide} />
      </header>
      {hasWide ? (
        <ArticleText className={clsx(manual.manual, styles.wide)} html={wideHtml} />
      ) : null}
      <DocsColumns
        outline={readNestedOutline(page.article)}
        tools={<MarkdownTools path={page.path} />}
      >
        <ArticleText className={manual.manual} html={readHtml(rest)} />
        <RelatedPages page={page} pages={pages} />
        <NeighbourPages page={page} pages={pages} />
        <ContactLine />
      </DocsColumns>
    </DocsArticle>
  );
}

/** Ways to have a page as Markdown, from its twin. */
export function MarkdownTools({ path }: { path: string }) {
  return (
    <ul className={clsx('caption', styles.tools)}>
      <li>
        <CopyButton file={`${path}.md`}>Copy page as Markdown</CopyButton>
      </li>
      <li>
        <a href={`${path}.md`}>Read as Markdown</a>
      </li>
    </ul>
  );
}

/**
 * Client of a case study; its card in the showcase has the same transition name, so that the name
 * travels from there.
 */
function Client({ page: { study, path } }: { page: DocsPage }) {
  return study ? (
    <p className={styles.client} data-travel={pageMark(path)} translate="no">
      <ClientWordmark name={study.client} />
    </p>
  ) : null;
}

interface PageProps {
  page: DocsPage;
  pages: readonly DocsPage[];
}

/** Path to the page. A template also begins with the way back to the others. */
function Breadcrumbs({ page, pages }: PageProps) {
  const [home] = pages;
  const parent = parentOf(page, pages);
  if (!home || page.id === home.id) return null;
  return (
    <div className={styles.way}>
      {parent && page.template ? (
        <BackLink href={parent.path}>Back to {parent.navTitle}</BackLink>
      ) : null}
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
  /** True when it takes one line, so that what follows is in the first window. */
  isShort?: boolean;
}

/** Authors of the page, the day it was published, and that of its last change. */
export function Byline({ page, photos, isShort = false }: BylineProps) {
  return (
    <div className={styles.byline} data-short={isShort || undefined}>
      <ul aria-label={page.authors.length > 1 ? 'Authors' : 'Author'}>
        {page.authors.map(({ id, name, role }) => (
          <li key={name}>
            <Face
              name={name}
              photo={photos.get(id)}
              width={64}
              sizes="(max-width: 639px) 24px, 64px"
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
        {page.updated && `, updated ${ordinalDate(page.updated)}`}
      </p>
    </div>
  );
}

/** The pages that the front matter of this one names. */
function RelatedPages({ page, pages }: PageProps) {
  const related = page.related.flatMap((id) => pages.find((other) => other.id === id) ?? []);
  if (related.length === 0) return null;
  return (
    <section className={clsx('screen-only', styles.related)} aria-labelledby="related-pages">
      <h2 id="related-pages">Related pages</h2>
      <ul className="ruled">
        {related.map(({ id, path, navTitle, description, searchTitle = description, study }) => (
          <li key={id}>
            <a href={path}>{navTitle}</a>
            {study ? <SampleMark of={study} /> : null}
            <p className="small">{searchTitle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages before and after this one, in the order of the sidebar. */
function NeighbourPages({ page, pages }: PageProps) {
  const { previous, next } = neighboursOf(page, pages);
  if (!previous && !next) return null;
  return (
    <nav className={clsx('screen-only', styles.neighbours)} aria-label="Previous and next page">
      {[
        { page: previous, rel: 'prev', label: 'Previous' },
        { page: next, rel: 'next', label: 'Next' },
      ].map(({ page: other, rel, label }) =>
        other ? (
          <a key={rel} href={other.path} rel={rel}>
            <span className="caption">{label}</span>
            {other.navTitle}
          </a>
        ) : null,
      )}
    </nav>
  );
}

/**
 * The last line of every page: for a reader who has work to bring, and on a phone sees no other way
 * to us.
 */
export function ContactLine() {
  return (
    <p className={clsx('screen-only', styles.contact)}>
      {words.documents.question} <ArrowLink href="/contact">{words.documents.link}</ArrowLink>
    </p>
  );
}
