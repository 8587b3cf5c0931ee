/** Renders the documentation's texts, which its pages, the search index and the Markdown twins share. */
import type { Root } from 'hast';
import type { MDXContent } from 'mdx/types.js';
import type { ComponentProps, ReactElement } from 'react';
import { finishArticle } from '#article/article.ts';
import { elementTree } from '#article/element-tree.ts';
import { docsPages } from '#model/docs/docs-collection.ts';
import { ContentError } from '#model/docs/docs-front-matter.ts';
import type { DocsPage, RenderedDocsPage } from '#model/docs/docs-pages.ts';
import { mdxComponents } from './mdx/mdx-components.ts';

const FOLDER = '/content/docs/';
const texts = import.meta.glob<{ default: MDXContent }>('/content/docs/**/*.mdx');

/** Every page with its finished text. */
export async function renderedDocs(): Promise<RenderedDocsPage[]> {
  return Promise.all((await docsPages()).map(withArticle));
}

export async function withArticle(page: DocsPage): Promise<RenderedDocsPage> {
  return { ...page, article: await articleOf(page.id) };
}

/** Trees by component: an edited file is a new component, so that development shows the edit and renders nothing else again. */
const finished = new WeakMap<MDXContent, Promise<Root>>();

async function articleOf(id: string): Promise<Root> {
  const load = texts[`${FOLDER}${id}.mdx`];
  if (!load) throw new Error(`content/docs/${id}.mdx was not there when the site was built.`);
  const { default: Content } = await load();
  const known = finished.get(Content);
  if (known) return known;
  const article = finishArticle(treeOf(id, <Content components={components} />), { hasMarkdownTwin: true });
  finished.set(Content, article);
  return article;
}

/** Reports text an author did not mean as code as a fault of their file, not of a file they never saw. */
function treeOf(id: string, text: ReactElement): Root {
  try {
    return elementTree(text);
  } catch (error) {
    throw new ContentError(
      `content/docs/${id}.mdx cannot be shown: ${(error as Error).message}. What stands in braces is read as code: in prose write \\{ and \\}, and correct the spelling of a name or component.`,
      { cause: error },
    );
  }
}

/** Headings of the text, unlike those of components, ask for an anchor (`headings.ts`). */
const components = {
  ...mdxComponents,
  h2: (props: ComponentProps<'h2'>) => <h2 id="" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 id="" {...props} />,
};
