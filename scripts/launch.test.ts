import { filesFrom, type SiteFiles, withChanges } from '#model/content-files.ts';
import { readSite, type Site } from '#model/read-site.ts';
import { checkout } from '#model/testing/checkout.ts';
import { tableOf } from '#model/testing/table.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import {
  byPage,
  countsOf,
  type SampleFact,
  sampleFacts,
  sampleFactsIn,
  sampleFactsOfText,
  unsetSettings,
  untrueClaims,
  whatIsLeft,
} from './launch.ts';
import { WORDS, wordsNow, wordsWithout } from './sample-words.ts';

test('listed is a mark by name or place, and a placeholder address', () => {
  const facts = {
    team: [{ name: 'Ada Byron' }, { title: 'Analyst', name: 'Ada King', sample: true }],
    badge: { sample: true },
    letter: { heading: 'A letter', portrait: { sample: true } },
    links: {
      community: 'https://example.com/a',
      site: 'https://www.example.org',
      chat: 'http://example.net?a',
    },
    alike: [
      'https://example.com.au',
      'https://community.example.community',
      'Write to n8n.example.com.',
      { sample: false },
    ],
  };
  expect(sampleFactsIn('facts.ts', facts)).toMatchSnapshot();
});

test('a document is marked in its front matter, not in its text', () => {
  const texts = [
    '---\ntitle: Showcase\nsample: true\n---\nPost to https://n8n.example.com/hook.',
    "<!-- title: 'Policy', sample: true. -->",
    '---\ntitle: Other\n---\nsample: true',
  ];
  expect(tableOf(texts, (text) => sampleFactsOfText('a.mdx', text))).toMatchSnapshot();
});

test('an address of two files is listed once, and a file may be a sample', () => {
  const link = 'link: https://example.com/community\n';
  const company = filesFrom({
    'content/data/links.yaml': link,
    'content/data/pages.yaml': link,
    'content/data/incubator.yaml': 'isShown: false\nlink: https://example.com/hidden\n',
    'content/data/site.yaml': 'name: Acme\nsample: true\n',
  });
  expect(sampleFacts(company)).toMatchObject([
    { file: 'data/links.yaml', path: 'link' },
    { file: 'data/site.yaml', path: 'site', what: 'Acme' },
  ]);
});

test('unmarked words of the sample are listed until changed or kept', () => {
  const [ABOUT, BILL] = ['content/data/about.yaml', 'content/blog/bill.md'];
  const left = (site: SiteFiles) => sampleFacts(site).map(({ file, what }) => [file, what]);
  const about =
    'facts:\n  - { name: Members, value: "40,000+" }\nnote: We answer within a day.\nlabel: Get Started Now\nwords: many words to search\n';
  const article = '---\ntitle: A bill\n---\n\nOur client Acme pays less than before.\n';
  const written = filesFrom({
    [ABOUT]: `${about}quote: { text: Nothing was ever lost., sample: true }\n`,
    [BILL]: article,
  });
  const known = withChanges(written, { [WORDS]: wordsNow(written) });
  expect(left(known)).toMatchSnapshot();
  const changed = withChanges(known, {
    [ABOUT]: `${about.replace('a day', 'an hour')}quote: { text: Nothing was ever lost. }\n`,
    [BILL]: article.replace('title: A', 'title: The').replace('Acme', '*Acme*'),
  });
  // A switch makes nothing true.
  expect(left(changed)).toMatchSnapshot();
  const kept = (path?: string) =>
    left(withChanges(changed, { [WORDS]: wordsWithout(changed, 'data/about.yaml', path) }));
  expect(kept('facts[0].value')).toEqual([['data/about.yaml', 'Nothing was ever lost.']]);
  expect(kept()).toEqual([]);
});

const PUBLIC = { VITE_SITE_URL: 'https://www.engines.test', VITE_RECAPTCHA_SITE_KEY: 'key' };
const SERVER = {
  RECAPTCHA_SECRET_KEY: 'key',
  CONTACT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  NOTICE_WEBHOOK_URL: 'https://hooks.engines.test/chat',
  TRUST_PROXY: '1',
};

const sentTo = (CONTACT_WEBHOOK_URL: string) => ({ ...SERVER, CONTACT_WEBHOOK_URL });

test.each([
  [{}, {}],
  [{ ...PUBLIC, VITE_SITE_URL: 'http://www.engines.test' }, SERVER],
  [{ ...PUBLIC, VITE_CONTACT_ENDPOINT: 'https://hooks.engines.test/1' }, {}],
  [PUBLIC, sentTo('http://hooks.engines.test')],
  [PUBLIC, sentTo('https://n8n.test/webhook-test/1')],
  [PUBLIC, sentTo('https://hooks.engines.test')],
  [PUBLIC, sentTo('http://n8n:5678')],
  [PUBLIC, sentTo('http://127.0.0.1:5678')],
])('settings that are lacking beside %j and %j', (build, server) => {
  expect(unsetSettings(readBuildEnvironment(build), server)).toMatchSnapshot();
});

test('a price that makes a piece late is told', () => {
  const claimed = (use: number) =>
    untrueClaims({
      rate: { returnDays: 90 },
      engagement: { agents: [{ name: 'Quotes', use }, { use: 1 }, { name: 'Later', use: 99 }] },
    } as unknown as Site);
  expect([90, Infinity, 89].map(claimed)).toMatchSnapshot();
});

test('what is broken by hand is among what is left', async () => {
  const broken = withChanges(checkout, { 'content/data/team.yaml': 'people: [' });
  const { isReady, lists } = whatIsLeft(broken, await readSite(broken), {});
  expect(isReady).toBe(false);
  expect(Object.values(lists)[0]).toEqual([
    expect.stringContaining('content/data/team.yaml, line 1'),
  ]);
});

test('what binds by law comes first, then the first windows, then pages with their counts', () => {
  const forms = [{ path: 'content/data/faq.yaml', page: '/about#faq' }];
  const places = [
    'data/faq.yaml lede',
    'data/faq.yaml a',
    'docs/agents/b.mdx c',
    'legal/privacy.md d',
    ...['company', 'agreements', 'agreement-terms', 'kept-facts'].map(
      (law) => `data/${law}.yaml e`,
    ),
    ...['hero.a', 'opening.text', 'opening.terms', 'site'].map((path) => `data/home.yaml ${path}`),
  ];
  const facts = places.map((place) => {
    const [file = '', path = ''] = place.split(' ');
    return { file, path, kind: 'sample words', what: '' } as const;
  });
  const groups = [...byPage(facts, forms)].map(([heading, all]) => {
    return [heading, ...all.map(({ file, path }) => `${file} ${path}`)].join('\n  ');
  });
  expect(groups.join('\n')).toMatchSnapshot();
});

test('facts and texts that are left are counted apart', () => {
  const [fact, text] = [{ kind: 'sample entry' }, { kind: 'sample words' }] as SampleFact[];
  expect(countsOf([fact, text] as SampleFact[], ['A'])).toContain('1 fact, 1 text and 1 setting.');
  expect(countsOf([fact, fact] as SampleFact[], [])).toContain('2 facts, 0 texts and 0 settings.');
});
