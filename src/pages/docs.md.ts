import type { APIRoute } from 'astro';
import { docsMarkdown } from '#model/docs/docs-markdown.ts';
import { HOME_ID } from '#model/docs/docs-pages.ts';
import { docsPages, withArticle } from '#model/docs/load-docs.ts';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';

export const GET: APIRoute = async ({ url, site }) => {
  const home = docsPages().find(({ id }) => id === HOME_ID);
  return home
    ? new Response(docsMarkdown(await withArticle(home, docsText), site ?? url), {
        headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
      })
    : new Response(null, { status: 404 });
};
