import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFacts } from '#scripts/launch.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { editorConfig } from './editor-config.ts';
import { formOfFile, launchPage } from './launch-page.ts';

test('whatever is left has a form to change it in, and its words are escaped', async () => {
  const config = editorConfig('http://localhost');
  for (const { file } of await sampleFacts(join(ROOT, 'content')))
    expect([file, formOfFile(config.collections, file).href]).toEqual([file, expect.any(String)]);
  const left = { counts: 'One.', untrue: [], settings: ['PORT: none'] };
  const fact = { file: 'data/faq.yaml', path: 'a', kind: 'sample words', what: '<b>' } as const;
  const page = launchPage({ ...left, facts: [fact] }, config);
  expect(page).toMatch(/<a href="\/editor#\/collections\/pages\/entries\/faq">&lt;b&gt;<\/a>/);
  expect(page).toContain('data-file="data/faq.yaml"');
});
