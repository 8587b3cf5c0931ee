import type { APIRoute, GetStaticPaths } from 'astro';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { HOME_ID, type RenderedDocsPage } from '#model/docs/docs-pages.ts';
import { renderedDocs } from '#screens/docs/docs-render.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await renderedDocs())
    .filter(({ id }) => id !== HOME_ID)
    .map((page) => ({ params: { slug: page.id }, props: { page } }));

export const GET: APIRoute<{ page: RenderedDocsPage }> = ({ props, url, site }) =>
  new Response(docsMarkdown(props.page, site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
