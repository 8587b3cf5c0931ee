import type { MiddlewareHandler } from 'astro';

const LETTER = '[\\p{L}\\p{N}]';
/** React takes an island over as it was drawn. */
const KEPT = '<(astro-island|pre|script)\\b.*?</\\1>';
const NEXT = `<(?:a|b|button|small|span|strong|time)\\b[^>]*>(?:<[^>]*>)*${LETTER}`;
const BETWEEN = '(?:</\\w+>|<svg(?:(?!</svg>).)*</svg>)+';
const NEIGHBORS = new RegExp(`(?:${LETTER}|[.%)])${BETWEEN}(?=${NEXT})|${KEPT}`, 'gsu');

/** Without style sheets two elements with no space between are one word. */
const partNeighbors = (html: string) =>
  html.replace(NEIGHBORS, (found, kept) => (kept ? found : `${found} `));

/** `base.css` has the style that Astro writes into the body. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = (await page.text()).replace(/<style>astro-island,.*?<\/style>/, '');
  return new Response(partNeighbors(html), page);
};
