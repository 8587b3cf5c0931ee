import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildEnvironment } from '#src/build-environment.ts';
import {
  countsOf,
  type SampleFact,
  sampleFacts,
  sampleFactsIn,
  sampleFactsOfText,
  unsetSettings,
} from './launch.ts';

test('a marked entry is listed by its name and its place, however it is written', () => {
  const team = [{ name: 'Ada Byron' }, { title: 'Analyst', name: 'Ada King', ['sample']: 1 + 1 === 2 }];
  expect(sampleFactsIn('team.ts', { team })).toEqual([
    { file: 'team.ts', path: 'team[1]', kind: 'sample entry', what: 'Ada King' },
  ]);
});

test('a marked entry without a name is listed by its surroundings', () => {
  const facts = sampleFactsIn('incubator.ts', {
    partnerBadge: { note: 'Reviewed each year', sample: true },
    letter: { heading: 'A letter', portrait: { sample: true } },
  });
  expect(facts.map(({ what }) => what)).toEqual(['partnerBadge', 'A letter']);
});

test('every placeholder address is listed with the field that holds it', () => {
  const links = { community: 'https://example.com/community', site: 'https://www.example.org' };
  expect(sampleFactsIn('links.ts', { links })).toMatchObject([
    { path: 'links.community', what: 'https://example.com/community' },
    { path: 'links.site', what: 'https://www.example.org' },
  ]);
});

test('real facts are not listed, and neither is an address that only looks alike', () => {
  const real = { a: 'https://community.example.community', b: 'Write to n8n.example.com.', sample: false };
  expect(sampleFactsIn('links.ts', { real })).toEqual([]);
});

test('a film that is neither on the platform nor a file is listed even when nobody marked it', () => {
  const film = { id: '', title: 'Two founders', poster: '/p.svg', sample: false };
  expect(sampleFactsIn('videos.ts', { film })).toMatchObject([
    { kind: 'film without a source', what: 'Two founders' },
  ]);
  const films = [
    { ...film, id: 'aB3_dE-fG9h' },
    { ...film, files: ['/films/a.mp4'] },
  ];
  expect(sampleFactsIn('videos.ts', { films })).toEqual([]);
});

test('a document is marked in its front matter; its text is for the reader', () => {
  const text = '---\ntitle: Showcase\nsample: true\n---\nPost to https://n8n.example.com/hook.';
  expect(sampleFactsOfText('showcase.mdx', text)).toMatchObject([{ kind: 'sample entry', what: 'Showcase' }]);
  expect(sampleFactsOfText('privacy.md', "<!-- title: 'Policy', sample: true. -->")).toMatchObject([
    { what: 'Policy' },
  ]);
  expect(sampleFactsOfText('other.md', '---\ntitle: Other\n---\nsample: true')).toEqual([]);
});

test('what a file passes on is listed once, where it is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/people.ts'), "export const ada = { name: 'Ada', sample: true };");
  writeFileSync(
    join(folder, 'data/authors.ts'),
    "import { ada } from './people.ts';\nexport const authors = [ada];",
  );
  writeFileSync(join(folder, 'data/plan.json'), '{ "plan": { "name": "Plan", "sample": true } }');
  writeFileSync(
    join(folder, 'data/work.ts'),
    "import written from './plan.json' with { type: 'json' };\nexport const { plan } = written;",
  );
  expect(await sampleFacts(folder)).toMatchObject([
    { file: 'data/people.ts', path: 'ada', what: 'Ada' },
    { file: 'data/plan.json', path: 'plan', what: 'Plan' },
  ]);
  rmSync(folder, { recursive: true });
});

test('a file that is made up as a whole is listed by the name in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/site.json'), '{ "name": "Acme", "sample": true }');
  expect(await sampleFacts(folder)).toMatchObject([{ file: 'data/site.json', path: 'site', what: 'Acme' }]);
  rmSync(folder, { recursive: true });
});

const names = (build: Record<string, string>, server: Record<string, string> = {}) =>
  unsetSettings(readBuildEnvironment(build), server).map((line) => line.split(':')[0]);

test('a checkout without settings lacks its address, its bot check, its webhook and its proxy', () => {
  expect(names({})).toEqual([
    'VITE_SITE_URL',
    'VITE_RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET_KEY',
    'CONTACT_WEBHOOK_URL',
    'TRUST_PROXY',
  ]);
});

test('an address without https and a webhook without a secret are listed', () => {
  expect(
    names(
      { VITE_SITE_URL: 'http://www.engines.test', VITE_RECAPTCHA_SITE_KEY: 'key' },
      { RECAPTCHA_SECRET_KEY: 'key', CONTACT_WEBHOOK_URL: 'https://hooks.engines.test', TRUST_PROXY: '1' },
    ),
  ).toEqual(['VITE_SITE_URL', 'CONTACT_WEBHOOK_SECRET']);
});

test('a static site that posts elsewhere needs no setting of the server', () => {
  const build = {
    VITE_SITE_URL: 'https://www.engines.test',
    VITE_RECAPTCHA_SITE_KEY: 'key',
    VITE_CONTACT_ENDPOINT: 'https://hooks.engines.test/1',
  };
  expect(names(build)).toEqual([]);
});

const fact = (kind: SampleFact['kind']): SampleFact => ({
  file: 'team.ts',
  path: 'team[0]',
  kind,
  what: 'Ada',
});

test('the counts come by kind, with the settings', () => {
  const facts = [fact('sample entry'), fact('sample entry'), fact('placeholder address')];
  expect(countsOf(facts, ['CONTACT_WEBHOOK_URL is not set'])).toBe(
    'Left before launch: 3 facts (2 sample entries, 1 placeholder address) and 1 setting.',
  );
});

test('settings can be left when every fact is true', () => {
  expect(countsOf([], ['a', 'b'])).toBe('Left before launch: 0 facts and 2 settings.');
});
