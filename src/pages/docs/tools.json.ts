import type { APIRoute } from 'astro';
import { listedTools } from '#screens/docs/directory/listed-tools.ts';

/** What the filters of the tool directory are fed from, asked for when somebody begins to filter. */
export const GET: APIRoute = () => Response.json(listedTools);
