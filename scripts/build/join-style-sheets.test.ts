import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinStyleSheets, linkedSheets, orderedSheets, relinked, withoutType } from './join-style-sheets.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'join-style-sheets-'));
  await mkdir(join(site, '_assets'));
});

afterEach(() => rm(site, { recursive: true }));

const page = (...sheets: string[]) =>
  `<head><title>a</title>${sheets.map((sheet) => `<link rel="stylesheet" href="/_assets/${sheet}">`).join('')}</head><main>`;

test('what every page links comes first, then what is left of a page by name', () => {
  const ordered = orderedSheets(
    new Map([
      ['a.html', ['/every.css', '/some.css', '/frame.css']],
      ['b.html', ['/every.css', '/frame.css']],
      ['c.html', ['/some.css', '/frame.css', '/more.css', '/every.css']],
      ['plain.html', []],
    ]),
  );
  expect(Object.fromEntries(ordered)).toEqual({
    'a.html': ['/every.css', '/frame.css', '/some.css'],
    'b.html': ['/every.css', '/frame.css'],
    'c.html': ['/every.css', '/frame.css', '/more.css', '/some.css'],
    'plain.html': [],
  });
});

const IN_SHEET = '@font-face{font-family:A;src:url(data:font/woff2;base64,d09G/+=)format("woff2")}';
const IN_FILE = '@font-face{font-family:B;src:url(/b.woff2)format("woff2")}';

test('fonts that are in a sheet themselves are apart from its rules, and fonts in files are among them', () => {
  expect(withoutType(`@layer base{a{}}${IN_FILE}${IN_SHEET}@layer ui{b{}}${IN_SHEET}`)).toEqual({
    type: IN_SHEET + IN_SHEET,
    rules: `@layer base{a{}}${IN_FILE}@layer ui{b{}}`,
  });
});

test('the sheets come after the title and before a script that needs them', () => {
  const html = '<title>a</title><script>f()</script><link rel="stylesheet" href="/a.css">';
  expect(relinked(html, ['/b.css'])).toBe(
    '<title>a</title><link rel="stylesheet" href="/b.css"><script>f()</script>',
  );
});

test('a page links two sheets at most, the type of all and its own rules, and the pieces are gone', async () => {
  await writeFile(join(site, '_assets/every.1.css'), `@layer base{a{}}${IN_SHEET}`);
  await writeFile(join(site, '_assets/some.2.css'), '@layer screens{b{}}');
  await writeFile(join(site, '_assets/frame.3.css'), '@layer ui{c{}}');
  await writeFile(join(site, '_assets/more.4.css'), '@layer ui{d{}}');
  await writeFile(join(site, 'a.html'), page('every.1.css', 'some.2.css', 'frame.3.css', 'more.4.css'));
  await writeFile(join(site, 'b.html'), page('every.1.css', 'frame.3.css'));

  expect(await joinStyleSheets(site)).toEqual({ before: 4, after: 3 });

  const [type = '', own = '', ...others] = linkedSheets(await readFile(join(site, 'a.html'), 'utf8'));
  expect(others).toEqual([]);
  expect(type).toMatch(/^\/_assets\/type\.[\w-]{8}\.css$/);
  expect(own).toMatch(/^\/_assets\/some\.[\w-]{8}\.css$/);
  expect(await readFile(join(site, type), 'utf8')).toBe(IN_SHEET);
  expect(await readFile(join(site, own), 'utf8')).toBe(
    '@layer base{a{}}@layer ui{c{}}@layer ui{d{}}@layer screens{b{}}',
  );
  const [sameType, plain = ''] = linkedSheets(await readFile(join(site, 'b.html'), 'utf8'));
  expect(sameType).toBe(type);
  expect(await readFile(join(site, plain), 'utf8')).toBe('@layer base{a{}}@layer ui{c{}}');
  expect((await readdir(join(site, '_assets'))).sort()).toEqual(
    [type, own, plain].map((sheet) => sheet.replace('/_assets/', '')).sort(),
  );
});
