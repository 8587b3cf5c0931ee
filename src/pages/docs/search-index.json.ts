import type { APIRoute } from 'astro';
import { searchIndexFile } from '#model/docs/docs-search-index.ts';
import { outsidePages } from '#model/docs/outside-pages.ts';
import { renderedDocs } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async () =>
  Response.json(searchIndexFile(await renderedDocs(), await outsidePages()));
