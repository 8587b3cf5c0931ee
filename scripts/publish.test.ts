import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginHistory, listen, temporaryFolder } from '#server/testing/resources.ts';
import { publish, unpublished } from './publish.ts';

const TEAM = 'content/data/team.yaml';
const NEW = 'content/blog/new.md';
const people = (...roles: string[]) =>
  `people:\n${roles.map((role) => `  - name: ${role.replace(/:.*/, '')}\n    title: ${role.replace(/.*:/, '')}\n`).join('')}`;
const post = (title: string) =>
  `---\ntitle: ${title}\ncategory: A\nreadTime: 1\ndescription: B\n---\n`;
const builds = () => Promise.resolve();

function checkout() {
  const folder = temporaryFolder();
  const root = join(folder.path, 'site');
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  for (const part of ['content/data', 'content/blog', 'src'])
    mkdirSync(join(root, part), { recursive: true });
  write(TEAM, people('Ada:Engineer', 'Ben:Analyst'));
  write('content/blog/old.md', post('Old'));
  const git = beginHistory(root);
  git('branch', '--move', 'main');
  return {
    root,
    write,
    git,
    remote: join(folder.path, 'remote'),
    other: join(folder.path, 'other'),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** The same with a remote, to which somebody else publishes too. */
function shared() {
  const site = checkout();
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--bare', '--initial-branch', 'main', site.remote);
  site.git('remote', 'add', 'origin', site.remote);
  site.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  git('clone', '--quiet', site.remote, site.other);
  const publishElsewhere = (path: string, text?: string) => {
    if (text === undefined) rmSync(join(site.other, path));
    else writeFileSync(join(site.other, path), text);
    const author = ['-c', 'user.name=Otto', '-c', 'user.email=otto@example.com'];
    git('-C', site.other, 'add', '.');
    git('-C', site.other, ...author, 'commit', '--quiet', '-m', 'Elsewhere');
    git('-C', site.other, 'push', '--quiet');
  };
  return {
    ...site,
    publishElsewhere,
    online: (path: string) => site.git('show', `origin/main:${path}`),
  };
}

test('what has changed is told in words, built, committed under the owner’s name, and pushed', async () => {
  using site = checkout();
  site.write(TEAM, people('Cleo:Designer', 'Dee:Engineer', 'Ben:Lead'));
  site.write(NEW, post('A new article with a title that fills the whole line'));
  site.write('content/blog/draft.mdx', '# A draft');
  rmSync(join(site.root, 'content/blog/old.md'));
  const changes = [
    'A draft: new',
    'A new article with a title that fills the whole line: new',
    'Old: removed',
    'People, Ada: removed',
    'People, Ben, Role: “Analyst” becomes “Lead”',
    'People, Cleo: new',
    'People, Dee: new',
  ];
  expect(await unpublished(site.root)).toEqual({
    where: expect.stringContaining('git remote add origin ADDRESS'),
    changes,
    waiting: ['Begin'],
    left: [expect.stringContaining('content/blog/draft.mdx is not published')],
    missing: [],
  });
  const fails = () => Promise.reject(new Error('a page is broken'));
  await expect(publish(site.root, {}, fails)).rejects.toThrow('a page is broken');
  expect(site.git('log', '--format=%s')).toBe('Begin');
  expect((await publish(site.root, {}, builds)).told).toContain('not online: no address is set');
  const subject = 'Change A draft, A new article with a title that fills the whole line, O…';
  expect(site.git('log', '-1', '--format=%an: %B')).toBe(
    `Olive Owner: ${subject}\n\n${changes.join('\n')}`,
  );
  execFileSync('git', ['init', '--quiet', '--bare', site.remote]);
  site.git('remote', 'add', 'aaa', '/nowhere');
  site.git('remote', 'add', 'origin', site.remote);
  expect((await publish(site.root, {}, builds)).told).toBe('Published to origin, branch main.');
  expect(site.git('ls-remote', 'origin', 'main')).toContain(site.git('rev-parse', 'HEAD'));
  expect(await unpublished(site.root)).toMatchObject({ changes: [], waiting: [] });
});

test('what others published meanwhile is joined, and another branch than the site’s is named', async () => {
  using site = shared();
  site.publishElsewhere(NEW, post('Theirs'));
  site.write(TEAM, `${people('Ada:Engineer', 'Ben:Analyst')}# A note.\n`);
  expect(await publish(site.root, {}, builds)).toEqual({
    told: expect.stringContaining('Published to origin, branch main. Changes of others'),
    conflicts: [],
  });
  expect(site.git('log', 'origin/main', '--format=%s')).toBe('Change People\nElsewhere\nBegin');
  site.git('switch', '--quiet', '--create', 'prices');
  const { where } = await unpublished(site.root);
  expect(where).toMatch(/^Goes to origin, branch prices\. The site is made from main,/);
});

test.each(['mine', 'online'] as const)(
  'where both changed the same, both are told and nothing happens; then what is %s stands',
  async (side) => {
    using site = shared();
    site.publishElsewhere(TEAM, people('Ada:Chief', 'Ben:Analyst', 'Cleo:Designer'));
    site.publishElsewhere('content/blog/old.md');
    site.write(TEAM, people('Ada:Boss', 'Ben:Analyst'));
    site.write('content/blog/old.md', `${post('Old')}\nMore.\n`);
    const before = await unpublished(site.root);
    const { conflicts } = await publish(site.root, {}, builds);
    expect(conflicts).toEqual([
      { path: 'content/blog/old.md', mine: ['Old: changed', 'More.'], online: ['Old: removed'] },
      {
        path: TEAM,
        mine: ['People, Ada, Role: “Engineer” becomes “Boss”'],
        online: ['People, Ada, Role: “Engineer” becomes “Chief”', 'People, Cleo: new'],
      },
    ]);
    expect(await unpublished(site.root)).toEqual({
      ...before,
      where: expect.stringContaining('Goes to origin, branch main.'),
    });
    const kept = Object.fromEntries(conflicts.map(({ path }) => [path, side]));
    expect((await publish(site.root, kept, builds)).told).toContain('Published to origin');
    const lead = side === 'mine' ? 'Ada:Boss' : 'Ada:Chief';
    expect(`${site.online(TEAM)}\n`).toBe(people(lead, 'Ben:Analyst', 'Cleo:Designer'));
    const names = site.git('ls-tree', '--name-only', 'origin/main', 'content/blog/');
    expect(names).toBe(side === 'mine' ? 'content/blog/old.md' : '');
  },
);

type Shared = ReturnType<typeof shared>;
const refuses = await listen(createServer((_, response) => response.writeHead(403).end()));

test.each<[what: string, happens: (site: Shared) => void, told: string]>([
  [
    'nobody is named',
    (site) => site.git('config', 'user.name', ''),
    'git config --global user.name',
  ],
  ['a developer’s file has changed', (site) => site.write('src/page.ts', ''), 'first: ?? src/'],
  ['no branch', (site) => site.git('switch', '--quiet', '--detach'), 'runs: git switch main'],
  [
    'two remotes, none of them origin',
    (site) => {
      site.git('remote', 'rename', 'origin', 'one');
      site.git('branch', '--unset-upstream');
      site.git('remote', 'add', 'two', site.remote);
    },
    'Git knows several addresses (one, two)',
  ],
  [
    'merge marks',
    (site) => site.write(TEAM, 'people:\n<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> x\n'),
    'content/data/team.yaml, line 2: two versions stand one below the other.',
  ],
  [
    'a file in Latin-1',
    (site) => writeFileSync(join(site.root, NEW), Buffer.from('---\ntitle: Caf\xe9\n', 'latin1')),
    'content/blog/new.md, line 2: holds a character that cannot be read.',
  ],
  [
    'no network',
    (site) => site.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    'its computer cannot be reached. Connect',
  ],
  [
    'no right',
    (site) => site.git('remote', 'set-url', 'origin', `${refuses.url}/site.git`),
    'you may not publish there.',
  ],
  [
    'a wrong address',
    (site) => site.git('remote', 'set-url', 'origin', '/nowhere'),
    'nothing is kept at its address.',
  ],
  [
    'a commit that a hook refuses',
    (site) =>
      writeFileSync(
        join(site.root, '.git/hooks/pre-commit'),
        '#!/bin/sh\necho Spelling >&2; exit 1',
        { mode: 0o755 },
      ),
    'Spelling',
  ],
])('%s: a sentence says what to do, and nothing is committed', async (_, happens, told) => {
  using site = shared();
  site.write('content/blog/old.md', post('Changed'));
  happens(site);
  await expect(publish(site.root, {}, builds)).rejects.toThrow(told);
  expect(site.git('log', '--format=%s')).toBe('Begin');
  expect(site.git('status', '--porcelain')).toContain('M content/blog/old.md');
});

test('what the remote does not take is saved, told, and published the next time', async () => {
  using site = shared();
  site.write('content/blog/old.md', post('Changed'));
  const meanwhile = async () => site.publishElsewhere(NEW, post('Theirs'));
  await expect(publish(site.root, {}, meanwhile)).rejects.toThrow('somebody else published');
  const hook = join(site.remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1', { mode: 0o755 });
  await expect(publish(site.root, {}, builds)).rejects.toThrow('you may not publish there.');
  rmSync(hook);
  const state = { changes: [], waiting: ['Change Changed'] };
  expect(await unpublished(site.root)).toMatchObject(state);
  await publish(site.root, {}, builds);
  expect(site.online('content/blog/old.md')).toContain('Changed');
});

test('a folder without a history says so', async () => {
  using folder = temporaryFolder();
  expect((await unpublished(folder.path)).missing).toEqual([expect.stringContaining('no history')]);
});
