import type { APIRoute } from 'astro';
import { docsPages } from '#model/docs/docs-collection.ts';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { HOME_ID } from '#model/docs/docs-pages.ts';
import { withArticle } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async ({ url, site }) => {
  const home = (await docsPages()).find(({ id }) => id === HOME_ID);
  return home
    ? new Response(docsMarkdown(await withArticle(home), site ?? url), {
        headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
      })
    : new Response(null, { status: 404 });
};
