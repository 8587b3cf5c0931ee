import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinStyleSheets, linkedSheets, sheetsOfSamePages } from './join-style-sheets.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'join-style-sheets-'));
  await mkdir(join(site, '_assets'));
});

afterEach(() => rm(site, { recursive: true }));

const page = (...sheets: string[]) =>
  `<head>${sheets.map((sheet) => `<link rel="stylesheet" href="/_assets/${sheet}">`).join('')}</head><main>`;

test('sheets are one group when exactly the same pages link them', () => {
  const groups = sheetsOfSamePages(
    new Map([
      ['a.html', ['/every.css', '/some.css', '/frame.css']],
      ['b.html', ['/every.css', '/frame.css']],
    ]),
  );
  expect(groups).toEqual([['/every.css', '/frame.css'], ['/some.css']]);
});

test('a page links the joined sheet once, and keeps what only it links', async () => {
  await writeFile(join(site, '_assets/every.1.css'), '@layer base{a{}}');
  await writeFile(join(site, '_assets/some.2.css'), '@layer screens{b{}}');
  await writeFile(join(site, '_assets/frame.3.css'), '@layer ui{c{}}');
  await writeFile(join(site, 'a.html'), page('every.1.css', 'some.2.css', 'frame.3.css'));
  await writeFile(join(site, 'b.html'), page('every.1.css', 'frame.3.css'));

  expect(await joinStyleSheets(site)).toEqual({ before: 3, after: 2 });

  const [joined = '', ...others] = linkedSheets(await readFile(join(site, 'a.html'), 'utf8'));
  expect(others).toEqual(['/_assets/some.2.css']);
  expect(joined).toMatch(/^\/_assets\/every\.[\w-]{8}\.css$/);
  expect(await readFile(join(site, joined), 'utf8')).toBe('@layer base{a{}}\n@layer ui{c{}}');
  expect(await readFile(join(site, 'b.html'), 'utf8')).toBe(page(joined.replace('/_assets/', '')));
  expect((await readdir(join(site, '_assets'))).sort()).toEqual(
    [joined.replace('/_assets/', ''), 'some.2.css'].sort(),
  );
});
