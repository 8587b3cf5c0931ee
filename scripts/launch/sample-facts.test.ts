import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleFacts, sampleFactsIn, sampleFactsOfText } from './sample-facts.ts';

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
