/** Reads, renders and arranges the documentation once; the pages, the search index and the Markdown twins share it. */
import { getCollection, render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as Container } from 'astro/container';
import { shapeArticle } from '#article/docs-article.ts';
import { arrangeDocs, type RenderedDocsPage } from '#model/docs/docs-pages.ts';
import { mdxComponents } from './mdx/mdx-components.ts';

let rendered: Promise<RenderedDocsPage[]> | undefined;

/** Every page of the documentation in reading order, rendered. */
export function renderedDocs(): Promise<RenderedDocsPage[]> {
  // In development a file may have changed since the last request.
  if (import.meta.env.DEV) return renderAll();
  rendered ??= renderAll();
  return rendered;
}

async function renderAll(): Promise<RenderedDocsPage[]> {
  const entries = await getCollection('docs');
  const pages = arrangeDocs(entries);
  const container = await Container.create();
  // Imported rather than looked up by `loadRenderers`, whose import at build time misses the framework's virtual modules.
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer });
  container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer });
  const bodies = new Map<string, string>();
  for (const entry of entries) {
    const { Content } = await render(entry);
    bodies.set(entry.id, await container.renderToString(Content, { props: { components: mdxComponents } }));
  }
  return pages.map((page) => ({ ...page, article: shapeArticle(bodies.get(page.id) ?? '') }));
}
