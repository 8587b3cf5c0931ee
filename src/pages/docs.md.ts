import type { APIRoute } from 'astro';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { HOME_ID } from '#model/docs/docs-pages.ts';
import { renderedDocs } from '#screens/docs/docs-render.ts';

export const GET: APIRoute = async ({ url, site }) => {
  const home = (await renderedDocs()).find(({ id }) => id === HOME_ID);
  return home
    ? new Response(docsMarkdown(home, site ?? url), {
        headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
      })
    : new Response(null, { status: 404 });
};
