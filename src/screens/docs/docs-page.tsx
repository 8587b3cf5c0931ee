import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Manual } from '#article/manual.tsx';
import { hasWidePart, readHtml, readOutline } from '#article/read-page.ts';
import { Contents } from '#components/contents/contents.tsx';
import { outsideLinks } from '#content/data/links.ts';
import type { DocsPage, RenderedDocsPage } from '#model/docs/docs-pages.ts';
import { OutsideLink } from '#ui/link.tsx';
import styles from './docs-page.module.css';
import { NeighbourPages, RelatedPages } from './docs-page-foot.tsx';
import { DocsPageHead } from './docs-page-head.tsx';

/** The measure and the headline of what is next to the sidebar. */
export function DocsArticle({ className, ...rest }: ComponentProps<'article'>) {
  return <article className={clsx(styles.article, className)} {...rest} />;
}

interface DocsPageFrameProps {
  page: RenderedDocsPage;
  pages: readonly DocsPage[];
}

/** What every documentation page has around its text. */
export function DocsPageFrame({ page, pages }: DocsPageFrameProps) {
  const isWide = hasWidePart(page.article);
  const outline = readOutline(page.article);
  const hasContents = outline.length > 1;
  return (
    <DocsArticle data-wide={isWide || undefined}>
      <DocsPageHead page={page} pages={pages} isShort={isWide} />
      <div className={styles.columns}>
        <div>
          <Manual html={readHtml(page.article)} />
          <RelatedPages page={page} pages={pages} />
          <NeighbourPages page={page} pages={pages} />
        </div>
        <aside className={styles.aside} aria-label="About this page">
          {hasContents ? (
            <Contents title="On this page" entries={outline} className={styles.contents} />
          ) : null}
          <PageTools page={page} />
        </aside>
      </div>
    </DocsArticle>
  );
}

function PageTools({ page }: { page: DocsPage }) {
  const markdown = `${page.path}.md`;
  return (
    <ul className={clsx('caption', styles.tools)}>
      <li>
        <button type="button" data-behaviour="copy-markdown">
          <span data-copy-label>Copy page as Markdown</span>
          <span aria-hidden="true" data-copy-status />
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
