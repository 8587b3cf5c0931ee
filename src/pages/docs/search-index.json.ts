import type { APIRoute } from 'astro';
import { searchEntry } from '#model/docs/docs-search-index.ts';
import { outsidePages } from '#model/docs/outside-pages.ts';
import type { SearchIndex } from '#model/docs/search-docs.ts';
import { renderedDocs } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async () => {
  const docs = (await renderedDocs()).map(searchEntry);
  return Response.json({ docs, outside: await outsidePages() } satisfies SearchIndex);
};
