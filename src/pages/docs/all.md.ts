import type { APIRoute } from 'astro';
import { allPagesMarkdown } from '#model/docs/page-list.ts';
import { renderedDocs } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(allPagesMarkdown(await renderedDocs(), site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
