import type { MiddlewareHandler } from 'astro';

/**
 * Astro writes the style of its islands into the body, where HTML allows none: `base.css` has it.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response((await page.text()).replace(/<style>astro-island,.*?<\/style>/, ''), page);
};
