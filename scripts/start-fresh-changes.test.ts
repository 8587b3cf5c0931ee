import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesFrom, withChanges } from '#model/content-files.ts';
import { siteProblems } from '#model/site-problems.ts';
import { type Change, checkout, withFacts } from '#model/testing/checkout.ts';
import { beginHistory, temporaryFolder } from '#server/testing/resources.ts';
import { isSample } from '#tests/support/this-company.ts';
import { sampleFacts } from './launch.ts';
import { WORDS, wordsNow } from './sample-words.ts';
import { startFresh } from './start-fresh-changes.ts';

test('without the sample the site has no mistake, and no text of it', async () => {
  const pictures = checkout.paths.filter((path) => /^public\/(pictures|films)\//.test(path));
  const changes = startFresh(checkout, pictures);
  const fresh = withChanges(checkout, changes);
  expect(await siteProblems(fresh)).toEqual([]);
  const texts = sampleFacts(fresh).filter(({ file }) => /^(blog|docs\/case-studies)\//.test(file));
  expect(texts).toEqual([]);
  expect(fresh.read('content/data/links.yaml')).not.toContain('example.com/community');
  expect(startFresh(fresh, pictures)).toEqual({});
  const list = 'content/data/student-films.yaml';
  const oneLeft = withChanges(fresh, { [list]: checkout.read(list) });
  const changed = Object.keys(startFresh(oneLeft, pictures));
  expect(changed.includes(list)).toBe(list in changes);
  expect(changed.join(), 'what the owner wrote stays').not.toMatch(/content\/(docs|legal)/);
});

test('what the owner made is not taken for the sample’s', () => {
  const edits: Change = {
    clients: ({ clients }) => clients.push({ name: 'Loomery' }),
    videos: { Loomery: {} },
    site: { name: 'Loomery', sample: false },
    company: { legalName: 'Loomery', sample: false },
    links: { community: 'https://Loomery.example' },
  };
  const post = { 'content/blog/loomery.md': '![It](/pictures/loomery.jpg)' };
  const owned = withChanges(withFacts(checkout, edits), post);
  const changes = startFresh(owned, ['public/pictures/loomery.jpg']);
  expect(Object.keys(changes).join()).not.toContain('loomery');
  for (const name of Object.keys(edits))
    expect(withChanges(owned, changes).read(`content/data/${name}.yaml`)).toContain('Loomery');
});

test('of words that stay only those go that tell of the sample', () => {
  const guide = `related: [process, case-studies/looms]

See [home](/docs#a), [how](/docs/case-studies/looms#how), of six sample systems.
- [Looms](/docs/case-studies/looms)
- [Looms](/docs/case-studies/looms) weave

## Of Loomery

### Kept
`;
  const texts = {
    'content/docs/guide.mdx': guide,
    'content/docs/case-studies/looms.mdx': 'Our looms weave words of four threads.',
  };
  const answers = [
    'It tells. All {allCases} do! So?',
    'Our case studies.',
    'A. The last {slowCases}.',
  ];
  const cards = ['introduction', 'showcase', 'process'].map((path) => ({ path, count: 6 }));
  const buttons = ['/docs/case-studies/looms', '/docs'].map((href) => ({ href }));
  const words = { [WORDS]: wordsNow(filesFrom(texts)) };
  const site = withFacts(withChanges(checkout, { ...texts, ...words }), {
    clients: ({ clients }) => clients.push({ name: 'Loomery', sample: true }),
    'docs-cards': { cards, searchExamples: [] },
    faq: { questions: [...answers.map((answer) => ({ answer })), { buttons }] },
  });
  const after = withChanges(site, startFresh(site, []));
  const told = ['docs/guide.mdx', 'data/docs-cards.yaml', 'data/faq.yaml'];
  expect(told.map((path) => after.read(`content/${path}`)).join('\n')).toMatchSnapshot();
});

test.runIf(isSample)('it asks, and changes what is saved alone, after a yes', () => {
  using folder = temporaryFolder();
  for (const part of ['content', 'public', 'scripts', 'server', 'src', 'package.json'])
    cpSync(part, join(folder.path, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
  const git = beginHistory(folder.path);
  const run = (input: string, ...args: string[]) => {
    const options = { cwd: folder.path, input, encoding: 'utf8' } as const;
    const said = spawnSync(process.execPath, ['scripts/start-fresh.ts', ...args], options);
    const isChanged = git('status', '--porcelain') !== '';
    const words = said.stdout + said.stderr;
    return `${said.status} ${isChanged} ${words}`.replace(/\d+ (?=files|are)/g, 'Some ');
  };
  const told = [run(''), run('no\n'), run('yes\n'), run('', '--yes')];
  git('stash', '--quiet', '--include-untracked');
  expect([...told, run('', '--yes')]).toMatchSnapshot();
});
