const LETTER = '[\\p{L}\\p{N}]';
/** React takes an island over as it was drawn. */
const KEPT = '<(astro-island|pre|script)\\b.*?</\\1>';
const NEXT = `<(?:a|b|button|small|span|strong|time)\\b[^>]*>(?:<[^>]*>)*${LETTER}`;
const BETWEEN = '(?:</\\w+>|<svg(?:(?!</svg>).)*</svg>)+';
const NEIGHBORS = new RegExp(`(?:${LETTER}|[.%)])${BETWEEN}(?=${NEXT})|${KEPT}`, 'gsu');

/** Without style sheets two elements with no space between are one word. */
export const partNeighbors = (html: string) =>
  html.replace(NEIGHBORS, (found, kept) => (kept ? found : `${found} `));
