import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '#model/facts/site-facts.ts';
import { FILES, PAGES, ROUTES } from '../support/built-site.ts';
import { isPublishedSince } from '../support/pages-at-first.ts';

/** The spec's route table. A blog article's id is its post's slug, so the articles are counted elsewhere. */
const ROUTE_TABLE = [
  '/',
  '/about',
  '/contact',
  '/blog',
  '/pricing',
  '/docs',
  '/docs/introduction',
  '/docs/technology-stack',
  '/docs/process',
  '/docs/resources',
  '/docs/showcase',
  '/docs/agents',
  '/docs/agents/templates/ultimate-assistant',
  '/docs/agents/templates/deep-research',
  '/docs/agents/templates/newsletter',
  '/docs/agents/templates/rag-pipeline',
  '/docs/agents/templates/faceless-shorts',
  '/docs/case-studies/topgolf',
  '/docs/case-studies/barkbox',
  '/docs/case-studies/awtt',
  '/docs/case-studies/PierpontHoldings',
  '/docs/case-studies/qupons',
  '/docs/case-studies/tabletop',
  '/privacy',
  '/incubator',
];

/** Addresses of pages that the owner has renamed or taken away. */
const redirects: { from: string }[] | null = parse(readFileSync('content/redirects.yaml', 'utf8'));
const MOVED = (redirects ?? []).map(({ from }) => from);

test.each(ROUTE_TABLE)('%s is a page, or leads to the one in its place', (route) => {
  expect([...ROUTES, ...MOVED]).toContain(route);
});

test.each([
  'assets/logo.png',
  'assets/logo_small.png',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  '.well-known/security.txt',
  'site.webmanifest',
])('%s is served', (file) => {
  expect(FILES).toContain(file);
});

test('no two listed pages share a title or a description', () => {
  const listed = PAGES.filter(({ html }) => !html.includes('content="noindex"'));
  for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
    const texts = listed.map(({ html }) => pattern.exec(html)?.[1]);
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test.each(['404.html', 'blog/404.html', 'contact/received.html', 'contact/problem.html'])(
  '%s answers something, and is not for search engines',
  (answer) => {
    const page = PAGES.find(({ file }) => file === answer);
    expect(page?.html).toMatch(/<meta name="robots" content="noindex"/);
  },
);

/** Stands for the company's name, which ends most titles and may have two letters or forty. */
const ANY_NAME = 'Lightworth';

test('titles and descriptions of listed pages are as long as results show them', () => {
  const listed = PAGES.filter(({ html }) => !html.includes('content="noindex"'));
  const lengths = (pattern: RegExp) =>
    listed.map(({ file, html }) => {
      const written = pattern.exec(html)?.[1]?.replace(/&[#\w]+;/g, '.') ?? '';
      const text = written.replace(site.name.replace(/[&<>"']/g, '.'), ANY_NAME);
      return { file, text, length: text.length };
    });
  const outside = (texts: ReturnType<typeof lengths>, from: number, to: number) =>
    texts.filter(({ file, length }) => length > to || (length < from && !isPublishedSince(file)));
  expect(outside(lengths(/<title>([^<]+)<\/title>/), 10, 80)).toEqual([]);
  expect(outside(lengths(/<meta name="description" content="([^"]+)"/), 40, 180)).toEqual([]);
});

describe.each(PAGES)('$file', ({ html }) => {
  test('has one main heading, one main landmark and a language', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<html lang="en"/);
  });

  test('carries no style attribute and no inline event handler, which the policy would refuse', () => {
    const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\s(style|on[a-z]+)=/.test(tag))).toEqual([]);
  });

  test('names every section by a heading that is there', () => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const sections = html.match(/<section\b[^>]*>/g) ?? [];
    const unnamed = sections.filter((tag) => {
      const heading = /aria-labelledby="([^"]+)"/.exec(tag)?.[1];
      return !heading || !ids.has(heading);
    });
    expect(unnamed).toEqual([]);
  });

  test('uses each id once', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('asks no other host for anything', () => {
    const loads = [
      ...html.matchAll(/<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\ssrc="([^"]+)"/g),
    ].map(([, src]) => src ?? '');
    const linked = [
      ...html.matchAll(
        /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|modulepreload|preconnect|dns-prefetch)")[^>]*href="([^"]+)"/g,
      ),
    ].map(([, href]) => href ?? '');
    expect([...loads, ...linked].filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});
