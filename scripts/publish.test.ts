import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginHistory, listen, temporaryFolder } from '#server/testing/resources.ts';
import { publish, unpublished } from './publish.ts';

const [TEAM, OLD, NEW] = ['content/data/team.yaml', 'content/blog/old.md', 'content/blog/new.md'];
const people = (...all: [name: string, title: string][]) =>
  `people:\n${all.map(([name, title]) => `- name: ${name}\n  title: ${title}\n`).join('')}`;
const post = (title: string) =>
  `---\ntitle: ${title}\ncategory: A\nreadTime: 1\ndescription: B\n---\n`;
const builds = () => Promise.resolve();

/** With a remote, to which somebody else publishes from another checkout. */
function checkout() {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  const [root, remote, other] = [at('site'), at('remote'), at('other')] as const;
  const write = (path: string, text?: string | Uint8Array, place = root) =>
    text === undefined ? rmSync(join(place, path)) : writeFileSync(join(place, path), text);
  for (const part of ['content/data', 'content/blog', 'src'])
    mkdirSync(join(root, part), { recursive: true });
  write(TEAM, people(['Ada', 'Engineer'], ['Ben', 'Analyst']));
  write(OLD, post('Old'));
  const git = beginHistory(root);
  git('branch', '--move', 'main');
  git('init', '--quiet', '--bare', '--initial-branch', 'main', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  git('clone', '--quiet', remote, other);
  const publishElsewhere = (path: string, text?: string) => {
    write(path, text, other);
    beginHistory(other)('push', '--quiet');
  };
  const online = (path: string) => git('show', `origin/main:${path}`);
  return { ...folder, root, remote, write, git, publishElsewhere, online };
}

test('what has changed is told in words, built, committed as the owner, and pushed', async () => {
  using site = checkout();
  site.git('remote', 'remove', 'origin');
  site.write(TEAM, people(['Cleo', 'Designer'], ['Dee', 'Engineer'], ['Ben', 'Lead']));
  site.write(NEW, post('An article with a title that fills a whole line'));
  site.write('content/blog/draft.mdx', '# A draft');
  site.write('content/data/team copy.yaml', 'people: []');
  site.write(OLD);
  const changes = [
    'A draft: new',
    'An article with a title that fills a whole line: new',
    'Old: removed',
    'People, Ada: removed',
    'People, Ben, Role: “Analyst” becomes “Lead”',
    'People, Cleo: new',
    'People, Dee: new',
    'content/data/team copy.yaml: new',
  ];
  const subject = 'Change A draft, An article with a title that fills a whole line, Old, P…';
  expect(await unpublished(site.root)).toEqual({
    where: expect.stringContaining('git remote add origin ADDRESS'),
    subject,
    changes,
    waiting: ['Begin'],
    left: [
      'content/data/team copy.yaml is named like a copy, and published like any other file.',
      expect.stringContaining('content/blog/draft.mdx is not published'),
    ],
    missing: [],
  });
  const fails = () => Promise.reject(new Error('a page is broken'));
  await expect(publish(site.root, {}, fails)).rejects.toThrow('a page is broken');
  expect(site.git('log', '--format=%s')).toBe('Begin');
  expect((await publish(site.root, {}, builds)).told).toContain('not online: no address is set');
  expect(site.git('log', '-1', '--format=%an: %B').split('\n')).toEqual([
    `Olive Owner: ${subject}`,
    '',
    ...changes,
  ]);
  site.git('remote', 'add', 'aaa', '/nowhere');
  site.git('remote', 'add', 'origin', site.remote);
  expect((await publish(site.root, {}, builds)).told).toBe('Published to origin, branch main.');
  expect(site.online(NEW)).toContain('whole line');
  expect(await unpublished(site.root)).toMatchObject({ changes: [], waiting: [] });
});

test('a picture is told by its file, and nothing but printable text reaches the history', async () => {
  using site = checkout();
  const picture = 'content/data/ada.jpg';
  site.write(picture, Buffer.from('ÿØÿà\n# \0\u001b]0;x\n', 'latin1'));
  site.write(NEW, post('Bell\u0007and\0nul'));
  site.write(TEAM, `${people(['Ada', 'Engineer'])}- name: Ben\n  title: "\\0\\nBoss"\n`);
  await publish(site.root, {}, builds);
  expect(site.git('log', '-1', '--format=%B').split('\n')).toEqual([
    `Change Bell and nul, People, ${picture}`,
    '',
    'Bell and nul: new',
    'People, Ben, Role: “Analyst” becomes “ Boss”',
    `${picture}: new`,
  ]);
});

test('a title is whole in the list of commits, and a file may be empty', async () => {
  using site = checkout();
  site.git('remote', 'remove', 'origin');
  site.write(NEW, post('"Build, buy: or hire"'));
  site.write(OLD, post('Ask "why, when"'));
  await publish(site.root, {}, builds);
  const [last] = (await unpublished(site.root)).waiting;
  expect(last).toBe('Change Ask "why, when", Build, buy: or hire');
  const empty = 'content/blog/empty.md';
  for (const [text, change] of [
    ['', 'new'],
    ['More.', 'changed'],
    ['', 'changed'],
    [undefined, 'removed'],
  ] as const) {
    site.write(empty, text);
    expect((await unpublished(site.root)).changes).toEqual([`${empty}: ${change}`]);
    await publish(site.root, {}, builds);
  }
});

test('what others published meanwhile is joined, and another branch than the site’s is named', async () => {
  using site = checkout();
  site.publishElsewhere(NEW, post('Theirs'));
  site.write(TEAM, `${people(['Ada', 'Engineer'], ['Ben', 'Analyst'])}# A note.\n`);
  expect((await publish(site.root, {}, builds)).told).toContain('Changes of others have come');
  expect(site.git('log', 'origin/main', '-2', '--format=%s')).toBe('Change People\nBegin');
  site.git('switch', '--quiet', '--create', 'prices');
  const { where } = await unpublished(site.root);
  expect(where).toMatch(/^Goes to origin, branch prices\. The site is made from main,/);
  site.git('switch', '--quiet', 'main');
  site.git('remote', 'rename', 'origin', 'upstream');
  site.git('remote', 'add', 'origin', site.remote);
  expect((await unpublished(site.root)).where).toContain('origin, branch main');
});

test.each(['mine', 'online'] as const)(
  'of what both changed, %s stands if chosen',
  async (side) => {
    using site = checkout();
    site.publishElsewhere(TEAM, people(['Ada', 'Chief'], ['Ben', 'Analyst'], ['Cleo', 'Designer']));
    site.publishElsewhere(OLD);
    site.write(TEAM, people(['Ada', 'Boss'], ['Ben', 'Analyst']));
    site.write(OLD, `${post('"Old"')}\nMore.\n`);
    const before = await unpublished(site.root);
    const { conflicts } = await publish(site.root, {}, builds);
    const version = expect.stringContaining(site.git('rev-parse', 'origin/main'));
    const mine = ['Old: changed', 'title: "Old"', 'More.'];
    const becomes = (role: string) => `People, Ada, Role: “Engineer” becomes “${role}”`;
    const team = { mine: [becomes('Boss')], online: [becomes('Chief'), 'People, Cleo: new'] };
    expect(conflicts).toEqual([
      { path: OLD, version, mine, online: ['Old: removed'] },
      { path: TEAM, version, ...team },
    ]);
    expect(await unpublished(site.root)).toEqual(before);
    const chosen = (shown: typeof conflicts) =>
      Object.fromEntries(shown.map(({ version }) => [version, side]));
    site.publishElsewhere(TEAM, people(['Ada', 'Head'], ['Ben', 'Analyst'], ['Cleo', 'Designer']));
    const unseen = await publish(site.root, chosen(conflicts), builds);
    expect(JSON.stringify(unseen.conflicts)).toContain('becomes “Head”');
    await publish(site.root, chosen(unseen.conflicts), builds);
    expect(site.online(TEAM)).toContain(side === 'mine' ? 'Boss' : 'Head');
    expect(site.online(TEAM)).toContain('Cleo');
    expect(site.git('ls-tree', '-r', 'origin/main').includes(OLD)).toBe(side === 'mine');
  },
);

test.each(['mine', 'online'] as const)(
  'what was taken back online is asked for: %s',
  async (side) => {
    using site = checkout();
    const first = site.git('rev-parse', 'HEAD');
    const force = (commit: string) =>
      site.git('push', '--quiet', '--force', site.remote, `${commit}:refs/heads/main`);
    const answer = ({ conflicts }: Awaited<ReturnType<typeof publish>>) => {
      const chosen = Object.fromEntries(conflicts.map(({ version }) => [version, side]));
      return publish(site.root, chosen, builds);
    };
    site.write(NEW, post('A price too low'));
    await publish(site.root, {}, builds);
    force(site.git('commit-tree', 'HEAD^{tree}', '-p', first, '-m', 'Said better'));
    expect((await publish(site.root, {}, builds)).conflicts, 'it is all there').toEqual([]);

    force(first);
    site.write(TEAM, people(['Ada', 'Boss'], ['Ben', 'Analyst']));
    const { changes } = await unpublished(site.root);
    const asked = await publish(site.root, {}, builds);
    const question = {
      path: 'Taken back online by somebody else',
      version: expect.stringContaining(first),
      mine: ['It goes online again:', 'Said better'],
      online: ['It stays out, and leaves this computer as well.'],
    };
    expect(asked).toEqual({
      told: expect.stringContaining('changed the same place, or taken it back.'),
      conflicts: [question],
    });
    expect((await unpublished(site.root)).changes).toEqual(changes);
    expect(site.git('ls-remote', 'origin', 'main')).toContain(first);

    site.publishElsewhere(TEAM, people(['Ada', 'Chief'], ['Ben', 'Analyst']));
    const unseen = await answer(asked);
    expect(unseen.conflicts, 'something else is online by now').toEqual([
      { ...question, version: expect.stringContaining(site.git('rev-parse', 'origin/main')) },
    ]);
    const both = await answer(unseen);
    expect(both.conflicts).toMatchObject([question.path, TEAM].map((path) => ({ path })));
    expect((await answer(both)).told).toContain('Published to origin, branch main.');
    expect(site.online(TEAM)).toContain(side === 'mine' ? 'Boss' : 'Chief');
    expect(site.git('ls-tree', '-r', 'origin/main').includes(NEW)).toBe(side === 'mine');
    expect((await publish(site.root, {}, builds)).conflicts).toEqual([]);
  },
);

test.each([
  ['mine', 'Change Mine\nChange A price too low\nBegin'],
  ['online', 'Change Mine\nBegin'],
] as const)('where nothing came in its place, what is new is published: %s', async (side, log) => {
  using site = checkout();
  site.write(NEW, post('A price too low'));
  await publish(site.root, {}, builds);
  site.git('push', '--quiet', '--force', site.remote, 'HEAD~1:refs/heads/main');
  site.write(OLD, post('Mine'));
  const { conflicts } = await publish(site.root, {}, builds);
  await publish(site.root, { [`${conflicts[0]?.version}`]: side }, builds);
  expect(site.git('log', '--format=%s', 'origin/main')).toBe(log);
});

const refuses = await listen(createServer((_, response) => response.writeHead(403).end()));
type Checkout = ReturnType<typeof checkout>;
const goTo = (address: string) => (site: Checkout) =>
  site.git('remote', 'set-url', 'origin', address);

test.each<[what: string, happens: (site: Checkout) => void, told: string]>([
  ['no name', ({ git }) => git('config', 'user.name', ''), 'git config --global user.name'],
  ['a developer’s file', ({ write }) => write('src/page.ts', ''), 'first: ?? src/'],
  ['no branch', ({ git }) => git('switch', '--quiet', '--detach'), 'runs: git switch main'],
  [
    'two remotes',
    ({ git, remote }) => {
      git('remote', 'remove', 'origin');
      for (const name of ['one', 'two']) git('remote', 'add', name, remote);
    },
    'Git knows several addresses (one, two)',
  ],
  [
    'merge marks',
    ({ write }) => write(TEAM, '\n<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> x\n'),
    'team.yaml, line 2: two versions',
  ],
  ['no network', goTo('git://127.0.0.1:1/site.git'), 'its computer cannot be reached. Connect'],
  ['no right', goTo(`${refuses.url}/site.git`), 'you may not publish there.'],
  [
    'a hook that refuses',
    ({ root }) =>
      writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1', { mode: 0o755 }),
    'Git refused it, or a hook of this folder did. A developer can help. Git says: nothing',
  ],
  ['no repository', goTo('/nowhere'), 'nothing is at its address, or you may not see it.'],
  [
    'a second publisher',
    ({ write }) => write('.git/index.lock', ''),
    'Another program is at work on the history of this folder',
  ],
])('%s: a sentence says what to do, and nothing is committed', async (_, happens, told) => {
  using site = checkout();
  site.write(OLD, post('Changed'));
  happens(site);
  await expect(publish(site.root, {}, builds)).rejects.toThrow(told);
  expect(site.git('log', '--format=%s')).toBe('Begin');
  expect(site.git('status', '--porcelain')).toContain('M content/blog/old.md');
});

test('what the remote does not take is saved, told, and published the next time', async () => {
  using site = checkout();
  site.write(OLD, post('Changed'));
  const meanwhile = async () => site.publishElsewhere(NEW, post('Theirs'));
  await expect(publish(site.root, {}, meanwhile)).rejects.toThrow('somebody else published');
  const hook = join(site.remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1', { mode: 0o755 });
  await expect(publish(site.root, {}, builds)).rejects.toThrow('you may not publish there.');
  rmSync(hook);
  const state = { changes: [], waiting: ['Change Changed'] };
  expect(await unpublished(site.root)).toMatchObject(state);
  await publish(site.root, {}, builds);
  expect(site.online(OLD)).toContain('Changed');
});

test('a merge that somebody began by hand is published as the owner ends it', async () => {
  using site = checkout();
  site.publishElsewhere(OLD, post('Theirs'));
  site.write(OLD, post('Mine'));
  site.git('commit', '--quiet', '--all', '--message', 'Mine');
  expect(() => site.git('pull', '--quiet', '--no-rebase')).toThrow();
  await expect(publish(site.root, {}, builds)).rejects.toThrow('line 2: two versions stand');
  site.write(OLD, post('Both'));
  expect((await publish(site.root, {}, builds)).told).toBe('Published to origin, branch main.');
  expect(site.online(OLD)).toContain('Both');
});

test('a folder without a history says so', async () => {
  using folder = temporaryFolder();
  await expect(unpublished(folder.path)).rejects.toThrow('no history');
});
