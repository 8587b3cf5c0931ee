import { expect, test } from 'vitest';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { sampleFacts } from '#scripts/launch.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { editorConfig } from './editor-config.ts';
import { formOfFile, launchPage } from './launch-page.ts';

test('all that is left has a form, and its words are escaped', async () => {
  const files = filesOf(ROOT);
  const config = editorConfig('http://localhost', files, await readSite(files));
  for (const { file } of sampleFacts(files))
    expect([file, formOfFile(config.collections, file).href]).toEqual([file, expect.any(String)]);
  const left = {
    isReady: false,
    counts: 'One.',
    problems: [],
    untrue: [],
    hidden: [],
    settings: [],
  };
  const fact = { file: 'data/faq.yaml', path: 'a', kind: 'sample words', what: '<b>' } as const;
  const page = launchPage({ ...left, groups: new Map([['/', [fact]]]) }, config);
  expect(page).toMatch(/<a href="\/editor#\/collections\/pages\/entries\/faq">&lt;b&gt;<\/a>/);
  expect(page).toContain('data-file="data/faq.yaml" data-path="a"');
});
