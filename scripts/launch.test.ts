import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engagementFigures } from '#model/engagement-figures.ts';
import { rate } from '#model/facts/engagement.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import {
  type SampleFact,
  sampleFacts,
  sampleFactsIn,
  sampleFactsOfText,
  unsetSettings,
  untrueClaims,
} from './launch.ts';
import { keepWords, rememberWords } from './sample-words.ts';

test.each<[what: string, facts: Record<string, unknown>, expected: Partial<SampleFact>[]]>([
  [
    'a marked entry, by its name and its place',
    {
      team: [
        { name: 'Ada Byron' },
        { title: 'Analyst', name: 'Ada King', ['sample']: 1 + 1 === 2 },
      ],
    },
    [{ path: 'team[1]', kind: 'sample entry', what: 'Ada King' }],
  ],
  [
    'a marked entry without a name, by its surroundings',
    {
      badge: { note: 'Each year', sample: true },
      letter: { heading: 'A letter', portrait: { sample: true } },
    },
    [{ what: 'badge' }, { what: 'A letter' }],
  ],
  [
    'a placeholder address, with its field',
    { links: { community: 'https://example.com/community', site: 'https://www.example.org' } },
    [
      { path: 'links.community', what: 'https://example.com/community' },
      { path: 'links.site', what: 'https://www.example.org' },
    ],
  ],
  [
    'no real fact, and no address that only looks alike',
    { a: 'https://community.example.community', b: 'Write to n8n.example.com.', sample: false },
    [],
  ],
])('listed is %s', (_, facts, expected) => {
  const found = sampleFactsIn('facts.ts', facts);
  expect(found).toMatchObject(expected);
  expect(found).toHaveLength(expected.length);
});

test('a document is marked in its front matter; its text is for the reader', () => {
  const text = '---\ntitle: Showcase\nsample: true\n---\nPost to https://n8n.example.com/hook.';
  expect(sampleFactsOfText('a.mdx', text)).toMatchObject([
    { kind: 'sample entry', what: 'Showcase' },
  ]);
  const policy = "<!-- title: 'Policy', sample: true. -->";
  expect(sampleFactsOfText('a.md', policy)).toMatchObject([{ what: 'Policy' }]);
  expect(sampleFactsOfText('a.md', '---\ntitle: Other\n---\nsample: true')).toEqual([]);
});

test('an address that two files give is listed once, and a file may be made up as a whole', async () => {
  using folder = temporaryFolder();
  const link = 'link: https://example.com/community\n';
  for (const [name, text] of Object.entries({
    links: link,
    pages: link,
    site: 'name: Acme\nsample: true\n',
  }))
    writeFileSync(join(folder.path, `${name}.yaml`), text);
  expect(await sampleFacts(folder.path)).toMatchObject([
    { file: 'links.yaml', path: 'link' },
    { file: 'site.yaml', path: 'site', what: 'Acme' },
  ]);
});

test('words of the sample are listed though nobody marked them, until they change or are kept', async () => {
  using folder = temporaryFolder();
  for (const name of ['blog', 'data']) mkdirSync(join(folder.path, name));
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text);
  const left = async () => (await sampleFacts(folder.path)).map(({ file, what }) => [file, what]);
  const about = 'facts:\n  - { name: Members, value: "40,000+" }\nnote: We answer within a day.\n';
  const article = '---\ntitle: A bill\n---\n\nOur client Acme pays less than before.\n';
  write('data/about.yaml', `${about}quote: { text: Nothing was ever lost., sample: true }\n`);
  write('blog/bill.md', article);
  rememberWords(folder.path);
  expect(await left()).toEqual([
    ['blog/bill.md', 'A bill'],
    ['data/about.yaml', 'quote'],
    ['data/about.yaml', '40,000+'],
    ['data/about.yaml', 'We answer within a day.'],
  ]);
  write(
    'data/about.yaml',
    `${about.replace('a day', 'an hour')}quote: { text: Nothing was ever lost. }\n`,
  );
  write('blog/bill.md', article.replace('title: A', 'title: The').replace('Acme', '*Acme*'));
  // A switch makes nothing true.
  expect(await left()).toEqual([
    ['data/about.yaml', '40,000+'],
    ['data/about.yaml', 'Nothing was ever lost.'],
  ]);
  keepWords(folder.path, 'data/about.yaml');
  expect(await left()).toEqual([]);
});

const PUBLIC = { VITE_SITE_URL: 'https://www.engines.test', VITE_RECAPTCHA_SITE_KEY: 'key' };
const SERVER = {
  RECAPTCHA_SECRET_KEY: 'key',
  CONTACT_WEBHOOK_URL: 'https://hooks.engines.test',
  TRUST_PROXY: '1',
};

test.each<[lacking: string, build: Record<string, string>, server: Record<string, string>]>([
  [
    'VITE_SITE_URL VITE_RECAPTCHA_SITE_KEY TRUST_PROXY CONTACT_WEBHOOK_URL CONTACT_WEBHOOK_SECRET RECAPTCHA_SECRET_KEY NOTICE_WEBHOOK_URL',
    {},
    {},
  ],
  // An address without https, a webhook without a secret, and nobody who is told.
  [
    'VITE_SITE_URL CONTACT_WEBHOOK_SECRET NOTICE_WEBHOOK_URL',
    { ...PUBLIC, VITE_SITE_URL: 'http://www.engines.test' },
    SERVER,
  ],
  // A static site that posts elsewhere needs no setting of the server.
  ['', { ...PUBLIC, VITE_CONTACT_ENDPOINT: 'https://hooks.engines.test/1' }, {}],
])('the settings that are lacking: %s', (lacking, build, server) => {
  const lines = unsetSettings(readBuildEnvironment(build), server);
  expect(lines.map((line) => line.split(':')[0]).join(' ')).toBe(lacking);
});

test('a price at which a piece takes too long is reported, with the film’s words about it', () => {
  const film = [
    `Quotes: 84 days, under ${rate.returnDays} days of use, in ${engagementFigures.firstLive}`,
  ];
  const use = rate.returnDays + 1;
  expect(untrueClaims([{ name: 'Quotes', use }], film)).toEqual([
    `content/data/worked-example.yaml: "Quotes" returns its cost in ${use} days of use, and the site promises fewer than ${rate.returnDays}. Change what the piece saves, or returnDays in content/data/rate.yaml.`,
    `content/data/videos.yaml: the introduction’s film does not say "Quotes: ${use} days". It needs a new film, or a film of your own.`,
  ]);
  expect(untrueClaims([{ name: 'Quotes', use: 1 }], [])).toEqual([]);
});
