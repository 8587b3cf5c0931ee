import type { APIRoute } from 'astro';
import { searchEntry } from '#model/docs/docs-search-index.ts';
import { renderedDocs } from '#screens/docs/docs-render.tsx';

export const GET: APIRoute = async () => Response.json((await renderedDocs()).map(searchEntry));
