import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/resources.ts';
import { readDocs } from './load-docs.ts';

const GOOD = [
  'title: A page',
  'description: What it says.',
  'authors: [chief-executive]',
  'published: 2025-05-18',
];

test('a header that is no YAML, or lacks a field, is reported with its file, and the other pages are read', () => {
  using folder = temporaryFolder();
  const files = {
    'good.mdx': GOOD,
    'colon.mdx': ['title: A page: and a colon', ...GOOD.slice(1)],
    'deep/short.mdx': GOOD.slice(0, 3),
  };
  for (const [name, lines] of Object.entries(files)) {
    mkdirSync(join(folder.path, 'content/docs/deep'), { recursive: true });
    writeFileSync(
      join(folder.path, 'content/docs', name),
      `---\n${lines.join('\n')}\n---\n\nText.\n`,
    );
  }
  const { headers, problems } = readDocs(folder.path);
  expect([...headers.keys()]).toEqual(['good']);
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/docs\/colon\.mdx, line 2, "title: A page: and a colon": cannot be read\./,
    ),
    expect.stringMatching(
      /^content\/docs\/deep\/short\.mdx, field published \("Published on"\): has to be a day/,
    ),
    'content/docs/README.md explains every field.',
  ]);
});
