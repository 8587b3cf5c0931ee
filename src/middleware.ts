import type { MiddlewareHandler } from 'astro';
import { partNeighbors } from './part-neighbors.ts';

/** `base.css` has the style that Astro writes into the body. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = (await page.text()).replace(/<style>astro-island,.*?<\/style>/, '');
  return new Response(partNeighbors(html), page);
};
