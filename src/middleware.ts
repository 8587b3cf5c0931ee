import type { MiddlewareHandler } from 'astro';

const INLINE = '(?:a|b|button|label|nav|small|span|strong|time)';
const LETTER = '[\\p{L}\\p{N}]';
/** React takes an island over as it was drawn. */
const KEPT = '<(astro-island|pre|script|style|svg)\\b.*?</\\1>';
const NEXT = `<${INLINE}\\b[^>]*>(?:<[^>]*>)*${LETTER}`;
/** Two elements that a browser without style sheets writes as one word. */
const NEIGHBORS = new RegExp(`${KEPT}|${LETTER}(?:</${INLINE}>)+(?=${NEXT})`, 'gsu');

/**
 * Astro writes the style of its islands into the body, where HTML allows none: `base.css` has it.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = (await page.text())
    .replace(/<style>astro-island,.*?<\/style>/, '')
    .replace(NEIGHBORS, (found, kept) => (kept ? found : `${found} `));
  return new Response(html, page);
};
