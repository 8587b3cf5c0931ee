import { readSite } from '#model/read-site.ts';
import { checkout } from '#model/testing/checkout.ts';
import { sampleFacts } from '#scripts/launch.ts';
import { editorConfig } from './editor-config.ts';
import { formOfFile, launchPage } from './launch-page.ts';

test('all that is left has a form, and its words are escaped', async () => {
  const config = editorConfig('http://localhost', await readSite(checkout));
  for (const { file } of sampleFacts(checkout))
    expect([file, formOfFile(config.collections, file).href]).toEqual([file, expect.any(String)]);
  const left = { isReady: false, counts: 'One.', lists: {} };
  const fact = { file: 'data/faq.yaml', path: 'a', kind: 'sample words', what: '<b>' } as const;
  const page = launchPage({ ...left, groups: new Map([['/', [fact]]]) }, config);
  expect(page).toMatch(/<a href="\/editor#\/collections\/pages\/entries\/faq">&lt;b&gt;<\/a>/);
  expect(page).toContain('data-file="data/faq.yaml" data-path="a"');
});
