/**
 * The files of `content/docs`: their headers as pages, and their texts as finished trees, which
 * pages, search and Markdown twins share. Not a content collection: its loader lowers the case of
 * an id, and `case-studies/PierpontHoldings` keeps its own; and the text is a module
 * (`compile-mdx.ts`), not an entry.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import type { MDXContent } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { elementTree, finishArticle } from '#article/article.ts';
import { withoutEmptySections } from '#article/headings.ts';
import { withoutOffLinks } from '../facts/known-addresses.ts';
import {
  arrangeDocs,
  type DocsFrontMatter,
  type DocsPage,
  type RenderedDocsPage,
  readDocsHeader,
} from './docs-pages.ts';

const FOLDER = 'content/docs';

/** By page, in the order of the files; of a page with a mistake the last that had none. */
type Headers = ReadonlyMap<string, DocsFrontMatter>;

/** @param before what was read the last time */
export function readDocs(root: string, before?: Headers) {
  const headers = new Map<string, DocsFrontMatter>();
  const problems: string[] = [];
  for (const file of globSync(`${FOLDER}/**/*.mdx`, { cwd: root }).sort()) {
    const id = file.slice(FOLDER.length + 1).replace(/\.mdx$/, '');
    const { header = before?.get(id), ...read } = readDocsHeader(
      file,
      readFileSync(join(root, file), 'utf8'),
    );
    problems.push(...read.problems);
    if (header) headers.set(id, header);
  }
  const arranged = arrangeDocs(headers);
  // Of a page with a mistake it would be said that it has no file.
  return { headers, ...arranged, problems: problems.length > 0 ? problems : arranged.problems };
}

let read: Headers | undefined;
let told = '';
let arranged: DocsPage[] | undefined;

/** In reading order, without their texts. */
export function docsPages(): DocsPage[] {
  // Nothing changes during a build, and each page asks.
  if (arranged && import.meta.env.PROD) return arranged;
  const { headers, pages, problems } = readDocs(process.cwd(), read);
  report(problems.join('\n'));
  read = headers;
  arranged = pages;
  return pages;
}

/** A mistake stops the build, but not the other pages while it is being written. */
function report(problems: string) {
  if (problems && import.meta.env.PROD) throw new Error(problems);
  // Every page asks; one line for each change is enough.
  // biome-ignore lint/suspicious/noConsole: whoever writes the page has only this output to learn it from.
  if (problems && problems !== told) console.error(problems);
  told = problems;
}

/** With the components that a page may use: `screens/docs/mdx/docs-text.tsx`. */
export type DrawText = (
  Content: MDXContent,
  page: DocsPage,
  pages: readonly DocsPage[],
) => ReactNode;

const texts = import.meta.glob<{ default: MDXContent }>('/content/docs/**/*.mdx');

export async function renderedDocs(draw: DrawText): Promise<RenderedDocsPage[]> {
  return Promise.all(docsPages().map((page) => withArticle(page, draw)));
}

/**
 * By component: an edited file is a new one, so that development shows the edit and renders nothing
 * else again.
 */
const finished = new WeakMap<MDXContent, Promise<Root>>();

export async function withArticle(page: DocsPage, draw: DrawText): Promise<RenderedDocsPage> {
  const load = texts[`/${FOLDER}/${page.id}.mdx`];
  if (!load) throw new Error(`${FOLDER}/${page.id}.mdx was not there when the site was built.`);
  const { default: Content } = await load();
  const article =
    finished.get(Content) ??
    finishArticle(shownTree(page.id, draw(Content, page, docsPages())), true);
  finished.set(Content, article);
  return { ...page, article: await article };
}

/** Without links to what is off, and headings of what is empty. */
const shownTree = (id: string, text: ReactNode) =>
  withoutEmptySections(withoutOffLinks(treeOf(id, text)));

/** Text that was not meant as code is a fault of its file, not of one the author never saw. */
function treeOf(id: string, text: ReactNode): Root {
  try {
    return elementTree(text);
  } catch (error) {
    throw new Error(
      `${FOLDER}/${id}.mdx cannot be shown: ${(error as Error).message}. What stands in braces is read as code: in prose write \\{ and \\}, and correct the spelling of a name or component.`,
      { cause: error },
    );
  }
}
