import { ArticleText } from '#article/article-text.tsx';
import { hasWidePart, readHtml, readOutline } from '#article/read-page.ts';
import { BackLink } from '#components/arrow-link.tsx';
import { Contents } from '#components/contents/contents.tsx';
import { outsideLinks } from '#content/data/links.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import {
  type DocsPage,
  isTemplate,
  neighboursOf,
  parentOf,
  type RenderedDocsPage,
} from '#model/docs/docs-pages.ts';
import { titleAnchor } from '#model/docs/docs-search-index.ts';
import { OutsideLink } from '#ui/link.tsx';

interface DocsPageFrameProps {
  page: RenderedDocsPage;
  pages: readonly DocsPage[];
}

/** What every documentation page has around its text. */
export function DocsPageFrame({ page, pages }: DocsPageFrameProps) {
  const isWide = hasWidePart(page.article);
  const outline = readOutline(page.article);
  const hasContents = !isWide && outline.length > 1;
  return (
    <article className="doc" data-wide={isWide || undefined}>
      <header>
        <Breadcrumbs page={page} pages={pages} />
        <h1 id={titleAnchor(page.title)}>{page.title}</h1>
        <p className="lede">{page.description}</p>
        <Byline page={page} />
      </header>
      <div className="doc-columns">
        <div>
          <ArticleText variant="manual" html={readHtml(page.article)} />
          <Related page={page} pages={pages} />
          <Neighbours page={page} pages={pages} />
        </div>
        <aside className="doc-aside" aria-label="About this page">
          {hasContents ? <Contents title="On this page" entries={outline} className="on-page" /> : null}
          <PageTools page={page} />
        </aside>
      </div>
    </article>
  );
}

/** Where the page lies. A template also has the way back to the others, as the first thing on it. */
function Breadcrumbs({ page, pages }: { page: DocsPage; pages: readonly DocsPage[] }) {
  const home = pages.find(({ section }) => section === 'home');
  const parent = parentOf(page, pages);
  if (!home || page.id === home.id) return null;
  return (
    <div className="doc-way">
      {parent && isTemplate(page) ? <BackLink href={parent.path}>Back to {parent.navTitle}</BackLink> : null}
      <nav className="crumbs caption" aria-label="Breadcrumbs">
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

function Byline({ page }: { page: DocsPage }) {
  return (
    <div className="byline">
      <ul aria-label={page.authors.length > 1 ? 'Authors' : 'Author'}>
        {page.authors.map(({ name, role, avatar }) => (
          <li key={name}>
            <img src={avatar} alt="" width="64" height="80" decoding="async" />
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

function PageTools({ page }: { page: DocsPage }) {
  const markdown = `${page.path}.md`;
  return (
    <ul className="page-tools caption">
      <li>
        <button type="button" data-behaviour="copy-markdown">
          <span data-copy-label>Copy page as Markdown</span>
          <span role="status" data-copy-status />
        </button>
      </li>
      <li>
        <a href={markdown}>Read as Markdown</a>
      </li>
      <li>
        <OutsideLink href={`${outsideLinks.sourceRepository}/edit/main/content/docs/${page.id}.mdx`}>
          Edit this page
        </OutsideLink>
      </li>
    </ul>
  );
}

function Related({ page, pages }: { page: DocsPage; pages: readonly DocsPage[] }) {
  const related = page.related.flatMap((id) => pages.find((other) => other.id === id) ?? []);
  if (related.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related-pages">
      <h2 id="related-pages">Related pages</h2>
      <ul>
        {related.map(({ id, path, navTitle, description }) => (
          <li key={id}>
            <a href={path}>{navTitle}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ page, pages }: { page: DocsPage; pages: readonly DocsPage[] }) {
  const { previous, next } = neighboursOf(page, pages);
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous ? (
        <a href={previous.path} rel="prev">
          <span className="caption">Previous</span>
          {previous.navTitle}
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.path} rel="next">
          <span className="caption">Next</span>
          {next.navTitle}
        </a>
      ) : null}
    </nav>
  );
}
