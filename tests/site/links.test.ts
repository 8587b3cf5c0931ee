/** Every way through the site leads somewhere: pages, files and the places within pages that links name. */
import { expect, test } from 'vitest';
import { routePath } from '#model/page-address.ts';
import { FILES, PAGES, ROUTES } from '../support/built-site.ts';
import { attributeOf, elementsOf, parsePage } from '../support/page-elements.ts';

interface Way {
  from: string;
  to: string;
}

const ORIGIN = 'http://site.invalid';
const files = new Set(FILES.map((file) => `/${file}`));
const routes = new Set([...ROUTES, ...PAGES.map(({ file }) => routePath(`/${file}`))]);

/** Links of every page, and the anchors a link can lead to. */
const pages = PAGES.map(({ file, html }) => {
  const elements = elementsOf(parsePage(html));
  const route = routePath(`/${file}`);
  return {
    route,
    anchors: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
    ways: elements.flatMap((element) =>
      ['href', 'src', 'action', 'poster'].flatMap((name) => {
        const to = attributeOf(element, name);
        return to === undefined || to === '' ? [] : [{ from: route, to: new URL(to, ORIGIN + route).href }];
      }),
    ),
  };
});

const anchorsOf = new Map(pages.map(({ route, anchors }) => [route, anchors]));
const inside: Way[] = pages.flatMap(({ ways }) => ways).filter(({ to }) => to.startsWith(ORIGIN));

/** Answered by the server rather than by a file. */
const ANSWERED = new Set(['/api/contact', '/healthz']);

function isDead({ to }: Way): boolean {
  const { pathname, hash } = new URL(to);
  const path = decodeURIComponent(pathname);
  if (ANSWERED.has(path)) return false;
  if (!routes.has(path)) return !files.has(path);
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor !== '' && anchor !== 'top' && !anchorsOf.get(path)?.has(anchor);
}

test('no link inside the site is dead, and no anchor', () => {
  expect(inside.length).toBeGreaterThan(500);
  const dead = inside.filter(isDead).map(({ from, to }) => `${from} leads to ${to.slice(ORIGIN.length)}`);
  expect([...new Set(dead)]).toEqual([]);
});

test('no link spells a page another way, which would cost a redirect', () => {
  const detours = inside.filter(({ to }) => {
    const { pathname } = new URL(to);
    return pathname !== '/' && (pathname.endsWith('/') || pathname.endsWith('.html'));
  });
  expect(detours.map(({ from, to }) => `${from} leads to ${to.slice(ORIGIN.length)}`)).toEqual([]);
});
