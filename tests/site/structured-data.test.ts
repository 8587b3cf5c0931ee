/** The pages' structured data (JSON-LD): valid against the published vocabulary, and equal to what people read. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { attributeOf, elementsOf, lineOf, PAGES } from '../support/built-site.ts';

const ROOT = join(import.meta.dirname, '../..');

type Thing = Record<string, unknown> & { '@type': string };

const DATA = PAGES.flatMap((page) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => {
    const { '@graph': things } = JSON.parse(text) as { '@graph': Thing[] };
    return {
      ...page,
      text,
      things,
      words: page.elements
        .filter(({ tagName }) => tagName === 'body')
        .map(lineOf)
        .join(),
    };
  }),
);

const pageAt = (route: string) => DATA.find((page) => page.route === route);
const thingOf = (route: string, type: string) =>
  pageAt(route)?.things.find((thing) => thing['@type'] === type);
/** Words of a page, whatever part of it has them. */
const wordsOf = (route: string) =>
  lineOf({
    type: 'root',
    children: pageAt(route)?.elements.filter(({ tagName }) => tagName === 'main') ?? [],
  });

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
  const wrong = DATA[0]?.text.replace('"name":', '"nam":') ?? '';
  // All pages at once: reading the vocabulary is what takes the time.
  const found = complaints([...DATA.map(({ text }) => text), wrong]);
  expect(found.get(wrong)).toContain('nam');
  found.delete(wrong);
  expect([...found]).toEqual([]);
}, 120_000);

test('every address is whole, and what is referred to is there', () => {
  for (const { route, text, things } of DATA) {
    const addresses = [...text.matchAll(/"(?:url|item|image|logo|@id|thumbnailUrl|contentUrl)":"([^"]*)"/g)];
    expect(
      addresses.filter(([, address = '']) => !URL.canParse(address)),
      route,
    ).toEqual([]);
    const ids = things.map((thing) => thing['@id']);
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(
      references.filter((id) => !ids.includes(id)),
      route,
    ).toEqual([]);
  }
});

test('every article is a BlogPosting with its headline, an author and the way to it', () => {
  const articles = DATA.filter(({ things }) => things.some((thing) => thing['@type'] === 'BlogPosting'));
  expect(articles.length).toBeGreaterThan(1);
  for (const { route, elements, things } of articles) {
    const title = elements.find(({ tagName }) => tagName === 'h1');
    expect(thingOf(route, 'BlogPosting')?.['headline']).toBe(title && lineOf(title));
    expect(thingOf(route, 'BlogPosting')).toHaveProperty('author');
    expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
  }
});

test('every page of the documentation is a TechArticle by the authors of its byline', () => {
  const pages = DATA.filter(({ route }) => /^\/docs/.test(route));
  expect(pages.length).toBeGreaterThan(15);
  for (const { route, elements } of pages) {
    const authors = thingOf(route, 'TechArticle')?.['author'] as { name: string }[];
    const byline = elements.find((element) => /^Authors?$/.test(attributeOf(element, 'aria-label') ?? ''));
    const names = elementsOf(byline, 'b').map(lineOf);
    expect(
      authors.map(({ name }) => name),
      route,
    ).toEqual(names);
  }
});

test('every question, price and person of the structured data is on its page', () => {
  const faqs = DATA.filter(({ things }) => things.some((thing) => thing['@type'] === 'FAQPage')).map(
    ({ route }) => route,
  );
  expect(faqs.sort()).toEqual(['/', '/incubator']);
  for (const route of faqs) {
    const questions = thingOf(route, 'FAQPage')?.['mainEntity'] as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    for (const { name, acceptedAnswer } of questions)
      for (const text of [name, acceptedAnswer.text]) expect(wordsOf(route)).toContain(text);
  }
  const { offers } = thingOf('/pricing', 'Service') as { offers?: { name: string; price?: number }[] };
  expect(offers?.length).toBeGreaterThan(1);
  for (const { name, price } of offers ?? []) {
    expect(wordsOf('/pricing')).toContain(name);
    if (price !== undefined) expect(wordsOf('/pricing')).toContain(`$${price.toLocaleString('en-US')}`);
  }
  const company = thingOf('/about', 'Organization') as unknown as Record<
    'founder' | 'employee',
    { name: string }[]
  >;
  for (const { name } of [...company.founder, ...company.employee]) expect(wordsOf('/about')).toContain(name);
});

test('every page that shows a film tells of it, and no other does', () => {
  const showing = DATA.filter(({ elements }) =>
    elements.some((element) => attributeOf(element, 'data-film') !== undefined),
  );
  const telling = DATA.filter(({ things }) => things.some((thing) => thing['@type'] === 'VideoObject'));
  expect(showing.length).toBeGreaterThan(2);
  expect(telling.map(({ route }) => route)).toEqual(showing.map(({ route }) => route));
});
