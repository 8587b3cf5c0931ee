import type { APIRoute, GetStaticPaths } from 'astro';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { type DocsPage, HOME_ID } from '#model/docs/docs-pages.ts';
import { docsPages, withArticle } from '#model/docs/load-docs.ts';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';

export const getStaticPaths: GetStaticPaths = async () =>
  docsPages()
    .filter(({ id }) => id !== HOME_ID)
    .map((page) => ({ params: { slug: page.id }, props: { page } }));

export const GET: APIRoute<{ page: DocsPage }> = async ({ props, url, site }) =>
  new Response(docsMarkdown(await withArticle(props.page, docsText), site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
