import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beginHistory, listen, temporaryFolder, writeFiles } from '#server/testing/resources.ts';
import { publish, unpublished } from './publish.ts';

const [TEAM, OLD, NEW] = ['content/data/team.yaml', 'content/blog/old.md', 'content/blog/new.md'];
const people = (...all: [name: string, title: string][]) =>
  `people:\n${all.map(([name, title]) => `- name: ${name}\n  title: ${title}\n`).join('')}`;
const staff = (adas: string, ...others: [name: string, title: string][]) =>
  people(['Ada', adas], ['Adam', 'Analyst'], ...others);
const post = (title: string) =>
  `---\ntitle: ${title}\ncategory: A\nreadTime: 1\ndescription: B\n---\n`;
const WEEK = 'content/data/first-answer.yaml';
const FILM = 'content/data/film.mp4';
const LONG = 'An article with a title that fills a whole line';
type Side = 'mine' | 'online';
const SIDES: Side[] = ['mine', 'online'];
const choose = (side: Side, asked: { version: string }[]) =>
  Object.fromEntries(asked.map(({ version }) => [version, side]));
const builds = () => Promise.resolve();

/** With a remote to which somebody else publishes as well. */
function checkout() {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  const [root, remote, other] = [at('site'), at('remote'), at('other')] as const;
  const write = (path: string, text?: string | Uint8Array, place = root) =>
    text === undefined ? rmSync(join(place, path)) : writeFiles(place, { [path]: text });
  write(TEAM, staff('Engineer'));
  write(OLD, post('Old'));
  write(WEEK, 'workingDays: [Monday]\n');
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
  const isOnline = (path: string) => git('ls-tree', '-r', 'origin/main').includes(path);
  const takeBackTo = (commit: string) =>
    git('push', '--quiet', '--force', remote, `${commit}:refs/heads/main`);
  const log = (format: string, ...which: string[]) =>
    git('log', `--format=${format}`, ...which).split('\n');
  /** With the commit that is online by its name. */
  const named = (told: object) =>
    JSON.stringify(told, null, 1)
      .replaceAll(git('rev-parse', 'origin/main'), 'online')
      .replace(/[\da-f]{40}/g, 'before');
  const state = () => unpublished(root);
  const publishes = (kept = {}, build = builds) => publish(root, kept, build);
  const told = async () => (await publishes()).told;
  const ways = { write, git, publishElsewhere, takeBackTo, publishes, told };
  return { ...folder, root, remote, ...ways, online, isOnline, log, named, state };
}

type Checkout = ReturnType<typeof checkout>;

const it = (what: string, run: (site: Checkout) => Promise<void>) =>
  test(what, async () => {
    using site = checkout();
    await run(site);
  });

it('a change is told in words, built, committed and pushed', async (site) => {
  site.git('remote', 'remove', 'origin');
  site.write(TEAM, people(['Cleo', 'Designer'], ['Dee', 'Engineer'], ['Adam', 'Lead']));
  site.write(NEW, post(LONG));
  site.write('content/blog/2026/draft.mdx', '# A draft');
  site.write(WEEK, 'workingDays: [Tuesday, Friday]\nby: Ada\n');
  site.write(OLD);
  const state = await site.state();
  expect(state).toMatchSnapshot();
  const fails = () => Promise.reject(new Error('a page is broken'));
  await expect(site.publishes({}, fails)).rejects.toThrow('a page is broken');
  expect(site.log('%s')).toEqual(['Begin']);
  expect(await site.told()).toContain('not online: no address is set');
  expect(site.log('%an: %B', '-1')).toEqual([
    `Olive Owner: ${state.subject}`,
    '',
    ...state.changes,
  ]);
  site.git('remote', 'add', 'aaa', '/nowhere');
  site.git('remote', 'add', 'origin', site.remote);
  expect(await site.told()).toBe('Published to origin, branch main.');
  expect(site.online(NEW)).toContain('whole line');
  expect(await site.state()).toMatchObject({ changes: [], waiting: [] });
});

it('a picture is told by its file, and only printable text', async (site) => {
  site.write('content/data/ada.jpg', Buffer.from('ÿØÿà\n# \0\u001b]0;x\n', 'latin1'));
  site.write(NEW, post('Bell\u0007and\0nul'));
  site.write(TEAM, `${people(['Ada', 'Engineer'])}- name: Adam\n  title: "\\0\\nBoss"\n`);
  await site.publishes();
  expect(site.log('%B', '-1')).toMatchSnapshot();
});

it('a title is whole in the list of commits, and a file may be empty', async (site) => {
  site.git('remote', 'remove', 'origin');
  site.write(NEW, post('"Build, buy: or hire"'));
  site.write(OLD, post('Ask "why, when"'));
  await site.publishes();
  const { waiting } = await site.state();
  expect(waiting[0]).toBe('Change Ask "why, when", Build, buy: or hire');
  const empty = 'content/blog/empty.md';
  const told = async (change: string, text?: string) => {
    site.write(empty, text);
    expect((await site.state()).changes).toEqual([`${empty}: ${change}`]);
    await site.publishes();
  };
  await told('new', '');
  await told('changed', 'More.');
  await told('changed', '');
  await told('removed');
});

it('what others published is joined, and a foreign branch is named', async (site) => {
  site.publishElsewhere(NEW, post('Theirs'));
  site.write(TEAM, `${staff('Engineer')}# A note.\n`);
  const fails = () => Promise.reject(new Error('a page is broken'));
  await expect(site.publishes({}, fails)).rejects.toThrow('a page is broken');
  expect(await site.state(), 'theirs is not the owner’s change').toMatchObject({ changes: [] });
  site.publishElsewhere(OLD, post('Theirs as well'));
  expect(await site.told()).toContain('Changes of others have come');
  expect(site.log('%s', 'origin/main', '-2')).toEqual(['Change People', 'Begin']);
  site.git('switch', '--quiet', '--create', 'prices');
  const { where } = await site.state();
  expect(where).toMatch(/^Goes to origin, branch prices\. The site is made from main,/);
  site.git('switch', '--quiet', 'main');
  site.git('remote', 'rename', 'origin', 'upstream');
  site.git('remote', 'add', 'origin', site.remote);
  expect((await site.state()).where).toContain('origin, branch main');
  site.git('remote', 'remove', 'origin');
  expect((await site.state()).where).toContain('upstream, branch main');
});

test.each(SIDES)('of what both changed, %s stands if chosen', async (side) => {
  using site = checkout();
  site.publishElsewhere(TEAM, staff('Chief', ['Cleo', 'Designer']));
  site.publishElsewhere(OLD);
  site.write(TEAM, staff('Boss'));
  site.write(OLD, `${post('"Old"')}\nMore.\n`);
  const before = await site.state();
  const { conflicts } = await site.publishes();
  expect(site.named(conflicts)).toMatchSnapshot();
  const one = await site.publishes(choose(side, conflicts.slice(1)));
  expect(one.conflicts, 'one of two is answered').toHaveLength(2);
  expect(await site.state()).toEqual(before);
  site.publishElsewhere(TEAM, staff('Head', ['Cleo', 'Designer']));
  const unseen = await site.publishes(choose(side, conflicts));
  expect(JSON.stringify(unseen.conflicts)).toContain('becomes “Head”');
  await site.publishes(choose(side, unseen.conflicts));
  expect(site.online(TEAM)).toContain(side === 'mine' ? 'Boss' : 'Head');
  expect(site.online(TEAM)).toContain('Cleo');
  expect(site.isOnline(OLD)).toBe(side === 'mine');
});

test.each(SIDES)('what was taken back online is asked for: %s', async (side) => {
  using site = checkout();
  const first = site.git('rev-parse', 'HEAD');
  const answer = ({ conflicts }: Awaited<ReturnType<typeof publish>>) =>
    site.publishes(choose(side, conflicts));
  site.write(NEW, post('Low'));
  await site.publishes();
  site.takeBackTo(site.git('commit-tree', 'HEAD^{tree}', '-p', first, '-m', 'Said better'));
  expect((await site.publishes()).conflicts, 'it is all there').toEqual([]);

  site.takeBackTo(first);
  site.write(TEAM, staff('Boss'));
  const { changes } = await site.state();
  const asked = await site.publishes();
  expect(site.named(asked)).toMatchSnapshot();
  expect((await site.state()).changes).toEqual(changes);
  expect(site.git('ls-remote', 'origin', 'main')).toContain(first);

  site.publishElsewhere(TEAM, staff('Chief'));
  const unseen = await answer(asked);
  expect(site.named(unseen.conflicts), 'another is online by now').toMatchSnapshot();
  const both = await answer(unseen);
  expect(site.named(both.conflicts)).toMatchSnapshot();
  expect((await answer(both)).told).toContain('Published to origin, branch main.');
  expect(site.online(TEAM)).toContain(side === 'mine' ? 'Boss' : 'Chief');
  expect(site.isOnline(NEW)).toBe(side === 'mine');
  expect((await site.publishes()).conflicts).toEqual([]);
});

test.each(SIDES)('what was taken back during the build is asked for as well: %s', async (side) => {
  using site = checkout();
  site.write(NEW, post('Low'));
  await site.publishes();
  site.write(OLD, post('Mine'));
  const meanwhile = async () => void site.takeBackTo('HEAD~2');
  await expect(site.publishes({}, meanwhile)).rejects.toThrow('somebody else published');
  const { conflicts } = await site.publishes();
  await site.publishes(choose(side, conflicts));
  const again = side === 'mine' ? ['Change Low'] : [];
  expect(site.log('%s', 'origin/main')).toEqual(['Change Mine', ...again, 'Begin']);
});

const refuse = (hook: string) => writeFileSync(hook, '#!/bin/sh\nexit 1', { mode: 0o755 });
const refuses = await listen(createServer((_, response) => response.writeHead(403).end()));
const goTo = (address: string) => (site: Checkout) =>
  site.git('remote', 'set-url', 'origin', address);

const IN_THE_WAY: Record<string, (site: Checkout) => unknown> = {
  'no name': ({ git }) => {
    for (const part of ['name', 'email']) git('config', `user.${part}`, '');
  },
  'a developer’s file': ({ write }) => write('src/page.ts', ''),
  'no branch': ({ git }) => git('switch', '--quiet', '--detach'),
  'two remotes': ({ git }) => {
    git('remote', 'remove', 'origin');
    for (const name of ['one', 'two']) git('remote', 'add', name, '/nowhere');
  },
  'merge marks': ({ write }) => write(TEAM, '\n<<<<<<< a\n=======\n>>>>>>> b\n'),
  'a film that no host takes': ({ write, root }) => {
    write(FILM, '');
    truncateSync(join(root, FILM), 100e6 + 1);
  },
  'a history of its own': ({ git, root }) => git('init', '--quiet', join(root, 'content/data/own')),
  'no network': goTo('git://127.0.0.1:1/site.git'),
  'no right': goTo(`${refuses.url}/site.git`),
  'a hook that refuses': ({ root }) => refuse(join(root, '.git/hooks/pre-commit')),
  'no repository': goTo('/nowhere'),
  'a second publisher': ({ write }) => write('.git/index.lock', ''),
};

test.each(Object.entries(IN_THE_WAY))(
  '%s: a sentence says what to do, and nothing is committed',
  async (_, happens) => {
    using site = checkout();
    site.write(OLD, post('Changed'));
    happens(site);
    const told = String(await site.publishes().catch(String));
    expect(told.replace(/ Git says: fatal.*/s, '')).toMatchSnapshot();
    expect(site.log('%s')).toEqual(['Begin']);
    expect(site.git('status', '--porcelain')).toContain('M content/blog/old.md');
  },
);

it('of two reasons that fit what a remote says, the first is told', async (site) => {
  const [said, told] = [join(site.root, '.git/said'), [] as string[]];
  goTo('ssh://a/site.git')(site);
  site.git('config', 'core.sshCommand', `cat '${said}' >&2; exit 1; :`);
  for (const words of [
    'cannot lock ref: reference not found',
    'Could not resolve hostname a: No such host is known.',
    'connect to host a port 22: Permission denied',
    'Repository not found, or access denied',
  ]) {
    writeFileSync(said, words);
    told.push(`${words} → ${await site.publishes().catch(String)}`);
  }
  expect(told.join('\n')).toMatchSnapshot();
});

it('what the remote does not take is told, and published the next time', async (site) => {
  site.write(OLD, post('Changed'));
  const meanwhile = async () => site.publishElsewhere(NEW, post('Theirs'));
  await expect(site.publishes({}, meanwhile)).rejects.toThrow('somebody else published');
  const hook = join(site.remote, 'hooks/pre-receive');
  refuse(hook);
  await expect(site.publishes()).rejects.toThrow('you may not publish there.');
  rmSync(hook);
  const state = { changes: [], waiting: ['Change Changed'] };
  expect(await site.state()).toMatchObject(state);
  await site.publishes();
  expect(site.online(OLD)).toContain('Changed');
});

it('a merge begun by hand is published as the owner ends it', async (site) => {
  site.publishElsewhere(OLD, post('Theirs'));
  site.write(OLD, post('Mine'));
  site.git('commit', '--quiet', '--all', '--message', 'Mine');
  expect(() => site.git('pull', '--quiet', '--no-rebase')).toThrow();
  await expect(site.publishes()).rejects.toThrow('line 2: two versions stand');
  site.write(OLD, post('Both'));
  expect(await site.told()).toBe('Published to origin, branch main.');
  expect(site.online(OLD)).toContain('Both');
});

it('a branch that was merged and removed is begun again', async (site) => {
  site.git('switch', '--quiet', '--create', 'prices');
  site.write(NEW, post('First'));
  await site.publishes();
  site.git('--git-dir', site.remote, 'branch', '--quiet', '--delete', '--force', 'prices');
  site.write(NEW, post('Second'));
  expect(await site.told()).toContain('Published to origin, branch prices.');
});

it('a site that cannot be built is not published, and tells the end of it', async (site) => {
  const build = '"echo $NODE_ENV in $SITE_DIR; exit 1"';
  site.write('package.json', `{"scripts": {"build": ${build}}}`);
  beginHistory(site.root);
  await expect(publish(site.root)).rejects.toThrowErrorMatchingSnapshot();
});
