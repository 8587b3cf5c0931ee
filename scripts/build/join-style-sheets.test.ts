import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinStyleSheets, linkedSheets, relinked, sheetGroups } from './join-style-sheets.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'join-style-sheets-'));
  await mkdir(join(site, '_assets'));
});

afterEach(() => rm(site, { recursive: true }));

const page = (...sheets: string[]) =>
  `<head><title>a</title>${sheets.map((sheet) => `<link rel="stylesheet" href="/_assets/${sheet}">`).join('')}</head><main>`;

test('what every page links is one group, what is left of a page another', () => {
  const groups = sheetGroups(
    new Map([
      ['a.html', ['/every.css', '/some.css', '/frame.css']],
      ['b.html', ['/every.css', '/frame.css']],
      ['c.html', ['/frame.css', '/more.css', '/every.css', '/some.css']],
      ['plain.html', []],
    ]),
  );
  expect(Object.fromEntries(groups)).toEqual({
    'a.html': [['/every.css', '/frame.css'], ['/some.css']],
    'b.html': [['/every.css', '/frame.css']],
    'c.html': [
      ['/every.css', '/frame.css'],
      ['/more.css', '/some.css'],
    ],
    'plain.html': [],
  });
});

test('the sheets come after the title and before a script that needs them', () => {
  const html = '<title>a</title><script>f()</script><link rel="stylesheet" href="/a.css">';
  expect(relinked(html, ['/b.css'])).toBe(
    '<title>a</title><link rel="stylesheet" href="/b.css"><script>f()</script>',
  );
});

test('a page links two sheets at most, and the pieces are gone', async () => {
  await writeFile(join(site, '_assets/every.1.css'), '@layer base{a{}}');
  await writeFile(join(site, '_assets/some.2.css'), '@layer screens{b{}}');
  await writeFile(join(site, '_assets/frame.3.css'), '@layer ui{c{}}');
  await writeFile(join(site, '_assets/more.4.css'), '@layer ui{d{}}');
  await writeFile(join(site, 'a.html'), page('every.1.css', 'some.2.css', 'frame.3.css', 'more.4.css'));
  await writeFile(join(site, 'b.html'), page('every.1.css', 'frame.3.css'));

  expect(await joinStyleSheets(site)).toEqual({ before: 4, after: 2 });

  const [shared = '', own = '', ...others] = linkedSheets(await readFile(join(site, 'a.html'), 'utf8'));
  expect(others).toEqual([]);
  expect(shared).toMatch(/^\/_assets\/every\.[\w-]{8}\.css$/);
  expect(await readFile(join(site, shared), 'utf8')).toBe('@layer base{a{}}@layer ui{c{}}');
  expect(await readFile(join(site, own), 'utf8')).toBe('@layer ui{d{}}@layer screens{b{}}');
  expect(await readFile(join(site, 'b.html'), 'utf8')).toBe(page(shared.replace('/_assets/', '')));
  expect((await readdir(join(site, '_assets'))).sort()).toEqual(
    [shared, own].map((sheet) => sheet.replace('/_assets/', '')).sort(),
  );
});
