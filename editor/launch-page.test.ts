import { readSite } from '#model/read-site.ts';
import { checkout } from '#model/testing/checkout.ts';
import { linesOf } from '#model/testing/table.ts';
import { sampleFacts } from '#scripts/launch.ts';
import { editorConfig } from './editor-config.ts';
import { formOfFile, launchPage } from './launch-page.ts';

test('all that is left has a form, and its words are escaped', async () => {
  const config = editorConfig('http://localhost', await readSite(checkout));
  for (const { file } of sampleFacts(checkout))
    expect([file, formOfFile(config.collections, file).href]).toEqual([file, expect.any(String)]);
  const fact = { file: 'data/faq.yaml', path: 'a', kind: 'sample words', what: '<b>' } as const;
  const entry = { ...fact, file: 'data/plans.yaml', kind: 'sample entry' } as const;
  const groups = new Map([
    ['Binds by law', [fact, entry]],
    ['/', [entry]],
  ]);
  const lists = { 'Never said': [], Wrong: ['A <b>.'] };
  const page = launchPage({ isReady: false, counts: 'One.', lists, groups }, config);
  expect(linesOf(page.replace(/<head>.*<\/head>/s, ''))).toMatchSnapshot();
});
