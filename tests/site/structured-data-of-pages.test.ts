/** Checks the pages' structured data (JSON-LD): valid against the published schema, and equal to what people read. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { routePath } from '#model/page-address.ts';
import { PAGES } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, parsePage } from '../support/page-elements.ts';

const ROOT = join(import.meta.dirname, '../..');

type Thing = Record<string, unknown> & { '@type': string };

const DATA = PAGES.flatMap(({ file, html }) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => {
    const { '@graph': things } = JSON.parse(text) as { '@graph': Thing[] };
    return { route: routePath(`/${file}`), html, text, things };
  }),
);

const thingOf = (route: string, type: string) =>
  DATA.find((page) => page.route === route)?.things.find((thing) => thing['@type'] === type);
const typesOf = (route: string) =>
  DATA.find((page) => page.route === route)?.things.map((thing) => thing['@type']) ?? [];

/** The compiler's complaints about texts as values of the vocabulary's types, which schema-dts is generated from, by text. */
function complaints(texts: readonly string[]): Map<string, string> {
  const name = join(ROOT, '.astro/structured-data.ts');
  const lines = texts.map((text, index) => `export const page${index}: Graph = ${text};`);
  const source = ["import type { Graph } from 'schema-dts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    // A small part of the language's own types is enough; all of them would take longer to read than all pages.
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022 },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === name ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([name], options, host);
  const lineBefore = (start = 0) => source.slice(0, start).split('\n').length - 2;
  return new Map(
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ start, messageText }) => [
        texts[lineBefore(start)] ?? '',
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ]),
  );
}

test('all of it is valid against the vocabulary of schema.org, and a wrong property would not be', () => {
  expect(DATA.length).toBeGreaterThan(30);
  const [first] = DATA;
  const wrong = first?.text.replace('"name":', '"nam":') ?? '';
  // All pages at once: reading the vocabulary is what takes the time.
  const found = complaints([...DATA.map(({ text }) => text), wrong]);
  expect(found.get(wrong)).toContain('nam');
  found.delete(wrong);
  expect([...found]).toEqual([]);
}, 120_000);

test.each(DATA)('$route names every address in full and once each thing it refers to', ({ text, things }) => {
  const addresses = [...text.matchAll(/"(?:url|item|image|logo|@id|thumbnailUrl|contentUrl)":"([^"]*)"/g)];
  expect(addresses.filter(([, address = '']) => !URL.canParse(address))).toEqual([]);
  const ids = things.map((thing) => thing['@id']).filter(Boolean);
  const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(loadPosts(join(ROOT, 'content/blog'), { warn: () => {} }))('the article $title', (post) => {
  const route = postPath(post.id);

  test('is a BlogPosting with its headline, a picture of its own, an author and a way to it', () => {
    const posting = thingOf(route, 'BlogPosting');
    expect(posting).toMatchObject({ headline: post.title, description: post.description });
    expect(posting?.['image']).toMatch(new RegExp(`/share${route}\\.png$`));
    expect(posting?.['datePublished']).toBe(post.date);
    expect(posting).toHaveProperty('author');
    expect(typesOf(route)).toContain('BreadcrumbList');
  });
});

test('every page of the documentation is a TechArticle that names the authors its byline names', () => {
  const pages = DATA.filter(({ route }) => /^\/docs/.test(route));
  expect(pages.length).toBeGreaterThan(15);
  for (const { route, html } of pages) {
    const authors = thingOf(route, 'TechArticle')?.['author'] as { name: string }[];
    const byline = elementsOf(parsePage(html)).find((element) =>
      /^Authors?$/.test(attributeOf(element, 'ariaLabel') ?? attributeOf(element, 'aria-label') ?? ''),
    );
    const names = byline
      ? elementsOf(byline)
          .filter(({ tagName }) => tagName === 'b')
          .map(lineOf)
      : [];
    expect(
      authors.map(({ name }) => name),
      route,
    ).toEqual(names);
  }
});

test('every question in the structured data is on its page, with its answer', () => {
  const pages = DATA.filter(({ route }) => typesOf(route).includes('FAQPage'));
  expect(pages.map(({ route }) => route).sort()).toEqual(['/', '/incubator']);
  for (const { route, html } of pages) {
    const words = lineOf(parsePage(html));
    const questions = thingOf(route, 'FAQPage')?.['mainEntity'] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    for (const { name, acceptedAnswer } of questions) {
      expect(words).toContain(name);
      expect(words).toContain(acceptedAnswer.text);
    }
  }
});

test('the pricing page tells of a Service with an Offer for each plan, at the price it shows', () => {
  const { offers } = thingOf('/pricing', 'Service') as { offers?: { name: string; price?: number }[] };
  const words = lineOf(parsePage(DATA.find(({ route }) => route === '/pricing')?.html ?? ''));
  for (const { name, price } of offers ?? []) {
    expect(words).toContain(name);
    if (price !== undefined) expect(words).toContain(`$${price.toLocaleString('en-US')}`);
  }
  expect(offers?.length).toBeGreaterThan(1);
});

test('every page that shows a film tells of it, and no other does', () => {
  const showing = DATA.filter(({ html }) => html.includes('data-behaviour="video"')).map(
    ({ route }) => route,
  );
  expect(showing.length).toBeGreaterThan(2);
  expect(DATA.map(({ route }) => route).filter((route) => typesOf(route).includes('VideoObject'))).toEqual(
    showing,
  );
});

test('the about page tells of everybody it shows', () => {
  const company = thingOf('/about', 'Organization') as unknown as Record<
    'founder' | 'employee',
    { name: string }[]
  >;
  const words = lineOf(parsePage(DATA.find(({ route }) => route === '/about')?.html ?? ''));
  const people = [...company.founder, ...company.employee];
  expect(people.length).toBeGreaterThan(3);
  for (const { name } of people) expect(words).toContain(name);
});
