import { filesFrom, type SiteFiles, withChanges } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { leftInWords, sampleFacts, unsetSettings, untrueClaims, whatIsLeft } from './launch.ts';
import { WORDS, wordsNow, wordsWithout } from './sample-words.ts';

const PUBLIC = { VITE_SITE_URL: 'https://www.engines.test', VITE_RECAPTCHA_SITE_KEY: 'key' };
const SERVER = {
  RECAPTCHA_SECRET_KEY: 'key',
  CONTACT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  NOTICE_WEBHOOK_URL: 'https://hooks.engines.test/chat',
  TRUST_PROXY: '1',
};

const sentTo = (CONTACT_WEBHOOK_URL: string) => ({ ...SERVER, CONTACT_WEBHOOK_URL });

const [ABOUT, BILL] = ['content/data/about.yaml', 'content/blog/bill.md'];
const about =
  'facts:\n  - { name: Members, value: "40,000+" }\nnote: We answer within a day.\nlabel: Get Started Now\nwords: many words to search\n';
const article = '---\ntitle: A bill\n---\n\nOur client Acme pays less than before.\n';

/** An address is listed once, so each has its own. */
const byLaw = 'company agreements agreement-terms kept-facts'
  .split(' ')
  .map((name) => [`content/data/${name}.yaml`, `link: https://example.com/${name}\n`]);
const ACME = filesFrom({
  ...Object.fromEntries(byLaw),
  'content/data/site.yaml': 'name: Acme\nsample: true\n',
  'content/data/team.yaml':
    'people: [{ name: Ada Byron }, { title: Analyst, name: Ada King, sample: true }]\n',
  'content/data/home.yaml':
    'hero: { sample: true }\nopening: { text: { sample: true }, terms: { sample: true } }\n',
  'content/data/links.yaml':
    'community: https://example.com/a\nsite: https://www.example.org\nchat: http://example.net?a\n',
  'content/data/pages.yaml':
    'about: { link: https://example.com/a }\nalike: [https://example.com.au, https://community.example.community, Write to n8n.example.com., { sample: false }]\n',
  'content/data/incubator.yaml': 'isShown: false\nlink: https://example.com/hidden\n',
  'content/docs/showcase.mdx':
    '---\ntitle: Showcase\nsample: true\n---\nPost to https://n8n.example.com/hook.',
  'content/docs/other.mdx': '---\ntitle: Other\n---\nsample: true',
  'content/data/faq.yaml': 'questions: [',
  'content/legal/privacy.md': "<!-- title: 'Policy', sample: true. -->",
  [ABOUT]: `${about}letter: { heading: A letter, portrait: { sample: true } }\nquote: { text: Nothing was ever lost., sample: true }\n`,
  [BILL]: article,
});
const KNOWN = withChanges(ACME, { [WORDS]: wordsNow(ACME) });

test('what is left is told by page, with its mark, name and place', async () => {
  const environment = { ...PUBLIC, ...sentTo('http://hooks.engines.test') };
  const left = whatIsLeft(KNOWN, await readSite(KNOWN), environment);
  const places = [...left.groups.values()].flat().map(({ file, path }) => `${file}#${path}`);
  const pages = ['/about', '/gone', '/pricing'];
  expect([leftInWords(left, []), leftInWords(left, pages), ...places].join('\n')).toMatchSnapshot();
});

test('words of the sample are left until they are changed or kept', () => {
  const left = (site: SiteFiles) =>
    sampleFacts(site).flatMap(({ file, what }) => (/about|bill/.test(file) ? [[file, what]] : []));
  const changed = withChanges(KNOWN, {
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

test.each([
  [{}, {}],
  [{ ...PUBLIC, VITE_SITE_URL: 'http://www.engines.test' }, SERVER],
  [{ ...PUBLIC, VITE_CONTACT_ENDPOINT: 'https://hooks.engines.test/1' }, {}],
  [PUBLIC, sentTo('http://hooks.engines.test')],
  [PUBLIC, sentTo('https://n8n.test/webhook-test/1')],
  [PUBLIC, sentTo('https://hooks.engines.test')],
  [PUBLIC, sentTo('http://n8n:5678')],
  [PUBLIC, sentTo('http://127.0.0.1:5678')],
  [PUBLIC, sentTo('http://10.0.0.7')],
  [PUBLIC, sentTo('http://a.127.0.0.1.nip.io')],
])('settings that are lacking beside %j and %j', (build, server) => {
  expect(unsetSettings(readBuildEnvironment(build), server)).toMatchSnapshot();
});

test('a price that makes a piece late is told', () => {
  const claimed = (use: number) =>
    untrueClaims({
      rate: { returnDays: 90 },
      engagement: { agents: [{ name: 'Quotes', use }, { use: 1 }, { name: 'Later', use: 99 }] },
    } as never);
  expect([90, Infinity, 89].map(claimed)).toMatchSnapshot();
});
