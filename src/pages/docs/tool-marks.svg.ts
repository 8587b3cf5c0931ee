import type { APIRoute } from 'astro';
import * as marks from 'simple-icons';
import { integrations } from '../../content/integrations.ts';

/** The marks of the directory's tools, each under its own id. */
export const GET: APIRoute = () => {
  const symbols = integrations.flatMap(({ icon }) => {
    const mark = icon ? (marks as unknown as Record<string, { path: string } | undefined>)[icon] : undefined;
    return mark ? [`<symbol id="${icon}" viewBox="0 0 24 24"><path d="${mark.path}"/></symbol>`] : [];
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
