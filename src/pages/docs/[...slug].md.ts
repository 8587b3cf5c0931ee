import type { APIRoute, GetStaticPaths } from 'astro';
import { docsPages } from '#model/docs/docs-collection.ts';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { type DocsPage, HOME_ID } from '#model/docs/docs-pages.ts';
import { withArticle } from '#screens/docs/docs-render.tsx';

export const getStaticPaths: GetStaticPaths = async () =>
  (await docsPages())
    .filter(({ id }) => id !== HOME_ID)
    .map((page) => ({ params: { slug: page.id }, props: { page } }));

export const GET: APIRoute<{ page: DocsPage }> = async ({ props, url, site }) =>
  new Response(docsMarkdown(await withArticle(props.page), site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
