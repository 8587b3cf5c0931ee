import type { APIRoute } from 'astro';
import { allPagesMarkdown } from '#model/docs/docs-markdown.ts';
import { renderedDocs } from '#model/docs/load-docs.ts';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';

export const GET: APIRoute = async ({ url, site }) =>
  new Response(allPagesMarkdown(await renderedDocs(docsText), site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
