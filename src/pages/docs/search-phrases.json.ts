import type { APIRoute } from 'astro';
import { searchPhrases } from '#content/data/search-phrases.ts';

export const GET: APIRoute = () => Response.json(searchPhrases);
