/** Every way through the site leads somewhere: pages, files and the places within pages that links name. */
import { expect, test } from 'vitest';
import { attributeOf, attributesOf, FILES, PAGES } from '../support/built-site.ts';

const ORIGIN = 'http://site.invalid';
const files = new Set(FILES.map((file) => `/${file}`));
const anchorsOf = new Map(PAGES.map(({ route, elements }) => [route, new Set(attributesOf(elements, 'id'))]));
/** Answered by the server rather than by a file. */
const ANSWERED = new Set(['/api/contact', '/healthz']);

/** Ways that lead inside the site, from page to address. */
const ways = PAGES.flatMap(({ route, elements }) =>
  elements
    .flatMap((element) =>
      ['href', 'src', 'action', 'poster'].flatMap((name) => attributeOf(element, name) || []),
    )
    .map((to) => ({ from: route, to: new URL(to, ORIGIN + route) })),
).filter(({ to }) => to.origin === ORIGIN);

const told = (found: typeof ways) => [
  ...new Set(found.map(({ from, to }) => `${from} leads to ${to.pathname}${to.hash}`)),
];

test('no link inside the site is dead, and no anchor', () => {
  expect(ways.length).toBeGreaterThan(500);
  const dead = ways.filter(({ to }) => {
    const [path, anchor] = [decodeURIComponent(to.pathname), decodeURIComponent(to.hash.slice(1))];
    if (ANSWERED.has(path)) return false;
    if (!anchorsOf.has(path)) return !files.has(path);
    return anchor !== '' && anchor !== 'top' && !anchorsOf.get(path)?.has(anchor);
  });
  expect(told(dead)).toEqual([]);
});

test('no link spells a page another way, which would cost a redirect', () => {
  expect(told(ways.filter(({ to }) => to.pathname !== '/' && /(\/|\.html)$/.test(to.pathname)))).toEqual([]);
});
