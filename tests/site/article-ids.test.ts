/** An anchor in an article and an id of the page around it must never be the same: a link would lead to the wrong one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_IDS } from '#article/page-ids.ts';
import { PAGES } from '../support/built-site.ts';
import { MADE_ID } from '../support/made-ids.ts';
import { attributeOf, elementsOf, parsePage } from '../support/page-elements.ts';

const ROOT = join(import.meta.dirname, '../..');
const articlePages = PAGES.map(({ file, html }) => {
  const elements = elementsOf(parsePage(html));
  const texts = elements.filter((element) => attributeOf(element, 'data-part') === 'text');
  return { file, elements, texts };
})
  // The sections of a legal text are drawn by its page, and have a text each; a page of documentation has two where its
  // first part takes the whole width.
  .filter(({ file, texts }) => texts.length === 1 || (file.startsWith('docs') && texts.length > 0));

test('every id around an article is reserved in src/article/page-ids.ts', () => {
  expect(articlePages.length).toBeGreaterThan(0);
  const reserved = new Set<string>(PAGE_IDS);
  for (const { file, elements, texts } of articlePages) {
    const inside = new Set(texts.flatMap(elementsOf));
    const around = elements.filter((element) => !inside.has(element));
    const ids = around.flatMap((element) => attributeOf(element, 'id') ?? []);
    expect(
      ids.filter((id) => !reserved.has(id) && !MADE_ID.test(id)),
      file,
    ).toEqual([]);
  }
});

test('every reserved id is one that a layout or a component has', () => {
  const sources = globSync('src/**/*.{tsx,astro}', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const isWritten = (id: string) =>
    sources.some((source) => source.includes(`"${id}"`) || source.includes(`'${id}'`));
  expect(PAGE_IDS.filter((id) => !isWritten(id))).toEqual([]);
});

test('no page has an id twice', () => {
  for (const { file, html } of PAGES) {
    const ids = elementsOf(parsePage(html)).flatMap((element) => attributeOf(element, 'id') ?? []);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
  }
});
