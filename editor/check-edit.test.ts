import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkEdit } from './check-edit.ts';
import { editedFiles, PICTURE } from './edited-files.ts';

const root = resolve('.');
const texts = editedFiles(root).filter(({ path }) => !PICTURE.test(path));

test('whatever there is can be opened and saved as it is', async () => {
  expect(texts.length).toBeGreaterThan(20);
  const problems = await Promise.all(
    texts.map(async ({ path }) => (await checkEdit(root, path, readFileSync(join(root, path)))).problems),
  );
  expect(problems.flat()).toEqual([]);
});
