import type { APIRoute } from 'astro';
import { allPages } from '#content/data/docs-navigation.ts';
import { allPagesMarkdown } from '#model/docs/docs-markdown.ts';
import { renderedDocs } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(allPagesMarkdown(allPages, await renderedDocs(), site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
