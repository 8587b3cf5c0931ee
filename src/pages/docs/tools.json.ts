import type { APIRoute } from 'astro';
import { listedDirectory } from '#screens/docs/directory/listed-directory.ts';

/** Data of the directory's search, requested when somebody begins to search. */
export const GET: APIRoute = () => Response.json(listedDirectory);
