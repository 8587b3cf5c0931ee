import type { APIRoute } from 'astro';
import { searchEntry } from '#model/docs/docs-search-index.ts';
import { renderedDocs } from '#model/docs/load-docs.ts';
import { outsidePages } from '#model/docs/outside-pages.ts';
import type { SearchIndex } from '#model/docs/search-docs.ts';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';

export const GET: APIRoute = async () => {
  const docs = (await renderedDocs(docsText)).map(searchEntry);
  return Response.json({ docs, outside: await outsidePages() } satisfies SearchIndex);
};
