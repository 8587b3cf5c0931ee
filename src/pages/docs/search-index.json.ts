import type { APIRoute } from 'astro';
import { renderedDocs } from '../../content/docs-render.ts';
import { searchEntry } from '../../content/docs-search-index.ts';

export const GET: APIRoute = async () => Response.json((await renderedDocs()).map(searchEntry));
