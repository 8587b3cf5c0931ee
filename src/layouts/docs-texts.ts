/**
 * The texts of `content/docs` as finished trees, for pages, search and Markdown twins. Modules
 * (`compile-mdx.ts`), because a content collection lowers the case of an id
 * (`case-studies/PierpontHoldings`).
 */
import type { Root } from 'hast';
import type { MDXContent } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { elementTree, finishArticle } from '#article/article.ts';
import { withoutEmptySections } from '#article/headings.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';
import { clientLogos, site } from './this-site.ts';

const FOLDER = 'content/docs';

const texts = import.meta.glob<{ default: MDXContent }>('/content/docs/**/*.mdx');

export const renderedDocs = () => Promise.all(site.docsPages.map(withArticle));

/** By component, of which an edit makes a new one: development renders nothing else again. */
const finished = new WeakMap<MDXContent, Promise<Root>>();

export async function withArticle(page: DocsPage) {
  const load = texts[`/${FOLDER}/${page.id}.mdx`];
  if (!load) throw new Error(`${FOLDER}/${page.id}.mdx was not there when the site was built.`);
  const { default: Content } = await load();
  const article =
    finished.get(Content) ??
    finishArticle(shownTree(page.id, docsText(Content, page, site, clientLogos)), true);
  finished.set(Content, article);
  return { ...page, article: await article };
}

/**
 * Without links to what is off, or headings of what is empty. Text that was not meant as code is a
 * fault of its file, not of one the author never saw.
 */
function shownTree(id: string, text: ReactNode) {
  try {
    return withoutEmptySections(site.addresses.withoutOffLinks(elementTree(text)));
  } catch (error) {
    throw new Error(
      `${FOLDER}/${id}.mdx cannot be shown: ${(error as Error).message}. What stands in braces is read as code: in prose write \\{ and \\}, and correct the spelling of a name or component.`,
      { cause: error },
    );
  }
}
