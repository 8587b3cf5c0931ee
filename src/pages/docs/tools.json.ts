import type { APIRoute } from 'astro';
import { listedDirectory } from '#screens/docs/directory/listed-directory.ts';

/** What the search of the tool directory is fed from, asked for when somebody begins to search. */
export const GET: APIRoute = () => Response.json(listedDirectory);
