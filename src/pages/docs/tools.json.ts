import type { APIRoute } from 'astro';
import { listedTools } from '#screens/docs/directory/listed-tools.ts';

/** Data of the directory's field, requested when somebody begins to search. */
export const GET: APIRoute = () => Response.json(listedTools);
