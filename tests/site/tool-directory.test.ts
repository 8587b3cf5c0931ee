/** Every tool of the directory is on its page, at its address, and in the page's Markdown twin, and the page stays light. */
import { expect, test } from 'vitest';
import { listedDirectory } from '#screens/docs/directory/listed-directory.ts';
import { readSiteFile, transferSize } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, parsePage } from '../support/page-elements.ts';

/** Bytes after brotli of the page with every row, and of what its search is fed with. */
const PAGE_AND_DATA = 60_000;

const elements = elementsOf(parsePage(readSiteFile('docs/technology-stack.html')));
const twin = readSiteFile('docs/technology-stack.md');
const { tools, categories } = listedDirectory;

test('every tool has a row with its address, in the group of its category', () => {
  const groups = elements.filter(({ tagName }) => tagName === 'details');
  const rowsOf = (id: string) => {
    const group = groups.find((element) => attributeOf(element, 'id') === id);
    const rows = group ? elementsOf(group).filter(({ tagName }) => tagName === 'li') : [];
    return rows.map((row) => attributeOf(row, 'id'));
  };
  for (const { id } of categories) {
    expect(rowsOf(id), id).toEqual(tools.filter(({ category }) => category === id).map((tool) => tool.id));
  }
});

test('groups are sent closed', () => {
  const ids = categories.map(({ id }) => id);
  const open = elements
    .filter(({ tagName, properties }) => tagName === 'details' && properties['open'])
    .map((element) => attributeOf(element, 'id') ?? '');
  expect(open.filter((id) => ids.includes(id))).toEqual([]);
});

test('a mark that a row will show is in its sheet', () => {
  const addresses = elements.flatMap((element) => attributeOf(element, 'data-mark') ?? []);
  expect(addresses.length).toBeGreaterThan(300);
  const missing = addresses.filter((address) => {
    const [path = '', id] = address.split('#');
    return !new RegExp(`<symbol id="${id}" viewBox="0 0 24 24"><path d="m`, 'i').test(
      readSiteFile(path.slice(1)),
    );
  });
  expect(missing).toEqual([]);
});

test('the Markdown twin has every tool under its category, and no control', () => {
  const list = twin.slice(twin.indexOf('## The directory'), twin.indexOf('## How we choose'));
  expect(list.match(/^- /gm)).toHaveLength(tools.length);
  for (const { name } of categories) expect(list).toContain(`\n**${name}**\n`);
  const controls = elements.filter(({ tagName }) => tagName === 'option' || tagName === 'label');
  const words = new Set(controls.map(lineOf).filter((text) => /^(Any|Connects)/.test(text)));
  expect(words.size).toBeGreaterThan(1);
  for (const text of [...words, `${tools.length} tools`]) expect(list).not.toContain(text);
});

test('the page and the data of its search stay small', () => {
  const bytes = transferSize('docs/technology-stack.html') + transferSize('docs/tools.json');
  expect(bytes).toBeLessThan(PAGE_AND_DATA);
});
