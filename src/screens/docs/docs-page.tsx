import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Manual } from '#article/manual.tsx';
import { readHtml, readNestedOutline, splitAfterWide } from '#article/read-page.ts';
import { Contents, ContentsLine } from '#components/contents/contents.tsx';
import { outsideLinks } from '#content/data/links.ts';
import type { DocsPage, RenderedDocsPage } from '#model/docs/docs-pages.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import { OutsideLink } from '#ui/link.tsx';
import styles from './docs-page.module.css';
import { ContactLine, NeighbourPages, RelatedPages } from './docs-page-foot.tsx';
import { DocsPageHead } from './docs-page-head.tsx';

export const CONTENTS_TITLE = 'On this page';

/** Column next to the sidebar: its measure, its headline, and the line that opens its contents. */
export function DocsArticle({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <>
      <ContentsLine title={CONTENTS_TITLE} columnFrom="xl" className={styles.line} />
      <article className={clsx(styles.article, className)} {...rest} />
    </>
  );
}

interface DocsColumnsProps extends ComponentProps<'div'> {
  outline: ComponentProps<typeof Contents>['entries'];
  /** Below the contents list. */
  tools: ReactNode;
}

/** A text with its contents list next to it or, on narrow screens, behind the bar's opener. */
export function DocsColumns({ outline, tools, className, children, ...rest }: DocsColumnsProps) {
  return (
    <div className={clsx(styles.columns, className)} {...rest}>
      <div>{children}</div>
      <aside className={clsx('screen-only', styles.aside)} aria-label="About this page">
        <Contents title={CONTENTS_TITLE} entries={outline} columnFrom="xl" className={styles.contents} />
        {tools}
      </aside>
    </div>
  );
}

interface DocsPageFrameProps {
  page: RenderedDocsPage;
  pages: readonly DocsPage[];
  photos: TeamPhotos;
}

/** Frame of every documentation page around its text. */
export function DocsPageFrame({ page, pages, photos }: DocsPageFrameProps) {
  const { wide, rest } = splitAfterWide(page.article);
  return (
    <DocsArticle>
      <DocsPageHead page={page} pages={pages} photos={photos} isShort={wide.children.length > 0} />
      {wide.children.length > 0 ? <Manual html={readHtml(wide)} className={styles.wide} /> : null}
      <DocsColumns outline={readNestedOutline(page.article)} tools={<PageTools page={page} />}>
        <Manual html={readHtml(rest)} />
        <RelatedPages page={page} pages={pages} />
        <NeighbourPages page={page} pages={pages} />
        <ContactLine />
      </DocsColumns>
    </DocsArticle>
  );
}

function PageTools({ page }: { page: DocsPage }) {
  return (
    <MarkdownTools path={page.path}>
      <li>
        <OutsideLink href={`${outsideLinks.sourceRepository}/edit/main/content/docs/${page.id}.mdx`}>
          Edit this page
        </OutsideLink>
      </li>
    </MarkdownTools>
  );
}

/** Ways to have a page as Markdown, from its twin. */
export function MarkdownTools({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <ul className={clsx('caption', styles.tools)}>
      <li>
        <button type="button" data-behaviour="copy-button" data-copy-file={`${path}.md`}>
          <span data-copy-label>Copy page as Markdown</span>
          <span aria-hidden="true" data-copy-status />
        </button>
      </li>
      <li>
        <a href={`${path}.md`}>Read as Markdown</a>
      </li>
      {children}
    </ul>
  );
}
