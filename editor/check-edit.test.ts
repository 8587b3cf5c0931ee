import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkEdit } from './check-edit.ts';
import { editedFiles, PICTURE } from './edited-files.ts';

const root = resolve('.');
const texts = editedFiles(root).filter(({ path }) => !PICTURE.test(path));

test('a document gets the day of its change, and keeps its day where nothing changed', async () => {
  const path = 'content/docs/process.mdx';
  const text = readFileSync(join(root, path), 'utf8');
  const saved = async (changed: string) =>
    (await checkEdit(root, path, Buffer.from(changed), () => '2031-05-06')).content.toString();
  expect(await saved(text)).toBe(text);
  const changed = await saved(`${text}\nOne more sentence.\n`);
  expect(changed).toMatch(/^published: \S+\nupdated: 2031-05-06$/m);
  expect(changed.match(/^updated:/gm)).toHaveLength(1);
});

test('whatever there is can be opened and saved as it is', async () => {
  expect(texts.length).toBeGreaterThan(20);
  const problems = await Promise.all(
    texts.map(async ({ path }) => (await checkEdit(root, path, readFileSync(join(root, path)))).problems),
  );
  expect(problems.flat()).toEqual([]);
});
