/** Tells what an owner has changed, commits it, joins it with what others published, and pushes. */
import { execFile } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesOf } from '#model/content-files.ts';
import type { FactsForm } from '#model/facts/facts-file.ts';
import {
  bare,
  labelOf,
  NAMES,
  partOf,
  readYaml,
  type Schema,
  TWO_VERSIONS,
  textProblems,
} from '#model/facts/facts-problems.ts';
import { readSite } from '#model/read-site.ts';
import { hiddenPages } from '#model/site-problems.ts';
import { printable } from '#server/printable.ts';
import { textIn } from '#server/static/site-files.ts';

/** Folders whose files an owner changes; the rest is a developer's to publish. */
const OWNED = ['content', 'public/pictures', 'public/films'];
const TEXT = /\.(mdx?|yaml|csv|json)$/;
/** In bytes. No host of Git takes more, and what is in the history is not easily taken out. */
const LARGEST = 100e6;
const TITLE = /^(?:title: |# )(["']?)(.+)\1$/m;

const start = promisify(execFile);

const git = async (root: string, ...args: string[]) => {
  // In English, for `REASONS`. A password asked for in the terminal would keep the page waiting.
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' };
  const options = { cwd: root, env, maxBuffer: Infinity, timeout: 300_000 };
  const { stdout } = await start('git', args, options).catch((error) => {
    throw Object.assign(error, { message: refusalOf(`${error.stderr}`) });
  });
  return stdout.trimEnd();
};

function refusalOf(said: string) {
  const sentence = /index\.lock/.test(said)
    ? 'Another program is at work on the history of this folder, such as a second window that publishes. Publish again when it is done; a lock that stays is a developer’s to remove.'
    : 'Git refused it, or a hook of this folder did. A developer can help.';
  return `${sentence} Git says: ${said.trim() || 'nothing'}`;
}

const asked = (root: string, ...args: string[]) => git(root, ...args).catch(() => '');
const shown = (root: string, version: string) => git(root, 'show', version).catch(() => undefined);
const listed = async (root: string, ...args: string[]) =>
  (await git(root, ...args)).split(/[\0\n]/).filter(Boolean);

const NO_REMOTE =
  'no address is set to publish to. A developer runs: git remote add origin ADDRESS';

/**
 * As git is set, else origin, else the only remote. The template is `upstream` in the README: a
 * branch follows it until it was pushed elsewhere.
 */
async function goalOf(root: string) {
  const here = await asked(root, 'symbolic-ref', '--short', 'HEAD');
  const remotes = await listed(root, 'remote');
  const pushes = ['--format=%(push:remotename)', `refs/heads/${here}`];
  const set = await asked(root, 'for-each-ref', ...pushes);
  const only = remotes.length === 1 ? remotes : [];
  const remote =
    [set === 'upstream' ? 'origin' : set, 'origin', ...only].find((name) =>
      remotes.includes(name),
    ) ?? '';
  const branchOf = async (ref: string) => {
    const name = await asked(root, 'rev-parse', '--abbrev-ref', ref);
    return name.startsWith(`${remote}/`) ? name.slice(remote.length + 1) : '';
  };
  const branch = (await branchOf('@{push}')) || here;
  const site = (await branchOf(`refs/remotes/${remote}/HEAD`)) || branch;
  const name = `${remote}, branch ${branch}.${site === branch ? '' : ` The site is made from ${site}, and changes when a developer merges ${branch} into it.`}`;
  const missing: string[] = [];
  if (!here)
    missing.push(
      `What is here is on no branch, so it cannot be published. A developer runs: git switch ${site || 'main'} (or first git rebase --abort, where a rebase has stopped)`,
    );
  if (!remote && remotes.length > 0)
    missing.push(
      `Git knows several addresses (${remotes.join(', ')}), and not which is the site’s. A developer runs: git push --set-upstream NAME ${here}`,
    );
  const ref = `refs/remotes/${remote}/${branch}`;
  const tip = await asked(root, 'rev-parse', '--verify', ref);
  return { remote, branch, name, ref, tip, missing };
}

/**
 * @returns where it goes, its commit's subject, and a line for each change, each commit that is not
 * online, what stays out of the site, and each thing in the way
 */
export async function unpublished(root: string) {
  if (!(await asked(root, 'rev-parse', 'HEAD')))
    throw new Error(
      'This folder has no history to publish to. A developer runs: git clone ADDRESS',
    );
  const { remote, name, tip, missing } = await goalOf(root);
  for (const setting of ['user.name', 'user.email'])
    if (!(await asked(root, 'config', setting)))
      missing.push(`Git does not know who publishes. Run once: git config --global ${setting} "…"`);
  const others = OWNED.map((path) => `:!${path}`);
  const [foreign] = await listed(root, 'status', '--porcelain', '--', '.', ...others);
  if (foreign)
    missing.push(
      `Files outside ${OWNED.join(' and ')} have changed too. A developer has to commit them first: ${foreign.trim()}`,
    );
  const status = ['status', '--porcelain', '-z', '--no-renames', '-uall', '--'];
  const paths = (await listed(root, ...status, ...OWNED)).map((line) => line.slice(3));
  const { forms, known, warnings } = await readSite(filesOf(root));
  const sizeOf = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0;
  const unfit = paths.filter((path) => path.endsWith('/') || sizeOf(path) > LARGEST);
  for (const path of unfit)
    missing.push(
      `${path} has more than 100 MB, or a .git of its own, which no host takes. Take it out, and put a film on the platform.`,
    );
  const fit = paths.filter((path) => !unfit.includes(path));
  const reading = fit.map(async (path) => {
    const after = textIn(root, path);
    const text = after ?? '';
    if (path.endsWith('.yaml')) missing.push(...readYaml(text, path).problems);
    else if (TEXT.test(path)) missing.push(...textProblems(text, path));
    return changesOf(forms, path, await shown(root, `HEAD:${path}`), after);
  });
  const changed = await Promise.all(reading);
  const names = [...new Set(changed.map(({ name }) => name))].sort().join(', ');
  const online = tip || `--remotes=${remote || '*'}`;
  return {
    where: remote ? `Goes to ${name}` : `Goes nowhere: ${NO_REMOTE}`,
    // Lists of commits show 72 characters.
    subject: printable(`Change ${names}`).replace(/^(.{71})..+/u, '$1…'),
    changes: changed.flatMap(({ lines }) => lines.map(printable)).sort(),
    waiting: await listed(root, 'log', '-10', '--format=%s', 'HEAD', '--not', online),
    left: [...warnings, ...hiddenPages(known)],
    missing,
  };
}

function changesOf(forms: readonly FactsForm[], path: string, before?: string, after?: string) {
  const form = forms.find((file) => file.path === path);
  const changed = form && before && after ? factsChanged(form, before, after) : [];
  const title = TEXT.test(path) ? TITLE.exec(after || before || '')?.[2] : undefined;
  const name = form?.label ?? title ?? path;
  const change = before === undefined ? 'new' : 'changed';
  const whole = `${name}: ${after === undefined ? 'removed' : change}`;
  return { name, lines: changed.length > 0 ? changed : [whole] };
}

const ENTRY = Symbol('entry');

function factsChanged({ label, schema }: FactsForm, before: string, after: string) {
  const factsOf = (text: string) => new Map(valuesOf(readYaml(text, label).data, schema));
  const old = factsOf(before);
  const now = factsOf(after);
  const places = new Set([...old.keys(), ...now.keys()]);
  const said = (value: unknown) => (value === undefined ? 'nothing' : `“${String(value)}”`);
  const changed = [...places].filter((place) => old.get(place) !== now.get(place));
  const entries = changed.filter((place) => (old.get(place) ?? now.get(place)) === ENTRY);
  return changed
    .filter((place) => !entries.some((entry) => place.startsWith(`${entry}, `)))
    .map((place) => {
      const named = place.startsWith(`${label}, `) ? place : `${label}, ${place}`;
      if (entries.includes(place)) return `${named}: ${now.has(place) ? 'new' : 'removed'}`;
      return `${named}: ${said(old.get(place))} becomes ${said(now.get(place))}`;
    });
}

/** In the form's words. An entry goes by its name: one more before it changes nothing. */
function valuesOf(value: unknown, schema?: Schema, above = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[above, value]];
  return Object.entries(value).flatMap(([key, part]) => {
    const inRow = Array.isArray(value);
    const described = schema && partOf(bare(schema).schema, inRow ? Number(key) : key);
    const name = NAMES.map((field) => (part as Record<string, unknown> | null)?.[field]).find(
      Boolean,
    );
    const label = (described && bare(described).note.label) ?? labelOf(key);
    const own = inRow ? String(name ?? `row ${Number(key) + 1}`) : label;
    const place = above ? `${above}, ${own}` : own;
    const below = valuesOf(part, described, place);
    return inRow && name ? [[place, ENTRY], ...below] : below;
  });
}

/** Into a folder of its own, because a server may be serving the last build. */
async function buildSite(root: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_DIR: 'node_modules/.cache/published-site',
  };
  const built = start(process.execPath, ['--run', 'build'], { cwd: root, env });
  await built.catch(({ stdout, stderr }) => {
    const end = `${stdout}${stderr}`.slice(-1500);
    throw new Error(`Not published: the site cannot be built.\n${end}`);
  });
}

const REASONS: [RegExp, string][] = [
  [
    /fetch first|non-fast-forward|stale info|cannot lock ref/,
    'somebody else published meanwhile. Publish again.',
  ],
  [
    /^$|could ?n[o']t (resolve|connect)|connect to|refused|timed out|unreachable/i,
    'its computer cannot be reached. Connect to the internet, and publish again.',
  ],
  [
    /repository.*not (exist|found)|not found|no such|not appear to be a git/i,
    'nothing is at its address, or you may not see it. A developer corrects it: git remote set-url NAME ADDRESS',
  ],
  [
    /denied|authentication|could not read (username|password)|error: 40[13]|declined|protected/i,
    'you may not publish there. Ask its keeper for the right to push to this branch; a developer sees the reason with: git push',
  ],
];

async function atRemote(root: string, told: string, ...args: string[]) {
  await git(root, ...args).catch(({ stderr, message }) => {
    const reason = REASONS.find(([words]) => words.test(stderr))?.[1] ?? message;
    throw new Error(`${told}: ${reason}`);
  });
}

/** For a version that was shown: a later one asks again. */
type Kept = Record<string, 'mine' | 'online'>;

interface Conflict {
  path: string;
  /** The one online in git's notation, such as `commit:path`. */
  version: string;
  mine: string[];
  online: string[];
}

/** What somebody took back online by force: git would put it there again without a word. */
async function takenBack(root: string, tip: string, last: string) {
  const range = ['--right-only', '--cherry-pick', `${tip}...${last}`];
  const subjects = last ? await listed(root, 'log', '--format=%s', ...range) : [];
  const question = {
    path: 'Taken back online by somebody else',
    version: `${last}..${tip}`,
    mine: ['It goes online again:', ...subjects],
    online: ['It stays out, and leaves this computer as well.'],
  };
  return subjects.length > 0 ? [question] : [];
}

async function joinOnline(root: string, tip: string, ref: string, kept: Kept) {
  const last = await asked(root, 'merge-base', '--fork-point', ref, 'HEAD');
  const questions = await takenBack(root, tip, last);
  const answers = questions.map(({ version }) => kept[version]);
  if (answers.includes(undefined)) return { conflicts: questions, isJoined: false };
  const after = answers.includes('online') ? last : tip;
  const isJoined = after !== tip || (await asked(root, 'rev-list', '-1', `HEAD..${tip}`)) !== '';
  const changed = isJoined ? await follow(root, tip, after, kept) : [];
  // What is not shown again is not answered again.
  return { conflicts: changed.length > 0 ? [...questions, ...changed] : [], isJoined };
}

/** Puts what came after a commit on top of what is online. */
async function follow(
  root: string,
  tip: string,
  after: string,
  kept: Kept,
  step = ['rebase', '--onto', tip, after],
): Promise<Conflict[]> {
  const rebased = git(root, '-c', 'merge.conflictStyle=merge', ...step);
  const problem = await rebased.then(() => '', String);
  if (!problem) return [];
  const paths = await listed(root, 'diff', '--name-only', '--diff-filter=U', '-z');
  const versions = paths.map((path) => `${tip}:${path}`);
  if (paths.length > 0 && versions.every((version) => kept[version])) {
    for (const path of paths) await keep(root, path, kept[`${tip}:${path}`] === 'mine');
    return follow(root, tip, after, kept, ['rebase', '--continue']);
  }
  await asked(root, 'rebase', '--abort');
  if (paths.length === 0) throw new Error(problem);
  const base = await asked(root, 'merge-base', after, 'HEAD');
  const { forms } = await readSite(filesOf(root));
  const chosen = Object.keys(kept).filter((version) => version.startsWith(tip));
  return Promise.all(
    [...new Set([...chosen, ...versions])].map(async (version) => {
      const path = version.slice(tip.length + 1);
      const [before, mine, online] = await Promise.all(
        [`${base}:${path}`, `HEAD:${path}`, version].map((side) => shown(root, side)),
      );
      const told = (side?: string) => versionOf(forms, path, before, side);
      return { path, version, mine: told(mine), online: told(online) };
    }),
  );
}

/** In a rebase, "ours" is what is online. */
async function keep(root: string, path: string, isMine: boolean) {
  const file = join(root, path);
  const both = textIn(root, path) ?? '';
  const one = both.replace(TWO_VERSIONS, isMine ? '$2' : '$1');
  const side = isMine ? '--theirs' : '--ours';
  if (one !== both) writeFileSync(file, one);
  // A picture has no places, and one of the sides may have removed the file.
  else await git(root, 'checkout', side, '--', path).catch(() => git(root, 'rm', '-q', '--', path));
  if (existsSync(file)) await git(root, 'add', '--', path);
}

function versionOf(forms: readonly FactsForm[], path: string, before?: string, after?: string) {
  const isForm = forms.some((file) => file.path === path);
  const lines = TEXT.test(path) && !isForm ? after?.split('\n') : [];
  const own = lines?.filter((line) => line.trim() && !before?.includes(line)) ?? [];
  return [...changesOf(forms, path, before, after).lines, ...own];
}

/**
 * @returns what happened, for the owner, who chooses where others changed the same
 * @throws when the site cannot be built, with the end of the build's output, or the remote does not
 * take it; nothing is half done then
 */
export async function publish(
  root: string,
  kept: Kept = {},
  build = buildSite,
): Promise<{ told: string; conflicts: Conflict[] }> {
  const { subject, changes, missing } = await unpublished(root);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const { remote } = await goalOf(root);
  if (remote) {
    await atRemote(root, `Not published to ${remote}`, 'fetch', '--quiet', '--prune', remote);
    await asked(root, 'remote', 'set-head', remote, '--auto');
  }
  const { branch, name, ref, tip } = await goalOf(root);
  const before = await git(root, 'rev-parse', 'HEAD');
  let isJoined = false;
  try {
    if (changes.length > 0) {
      await git(root, 'add', '--all');
      await git(root, 'commit', '--quiet', '-m', subject, '-m', changes.join('\n'));
    }
    // After the commit, which may end a merge that somebody began by hand.
    const { conflicts, ...joined } = await joinOnline(root, tip, ref, kept);
    if (conflicts.length > 0) {
      await git(root, 'reset', '--quiet', before);
      const told =
        'Not published yet: somebody else has changed the same place, or taken it back. Choose what stands there, and publish again.';
      return { told, conflicts };
    }
    isJoined = joined.isJoined;
    await build(root);
  } catch (error) {
    // What came from others stays: it would seem to be the owner's change.
    if (!isJoined) await git(root, 'reset', '--quiet', before);
    throw error;
  }
  const saved = 'Saved in the history of this computer, and not online';
  if (!remote) return { told: `${saved}: ${NO_REMOTE}`, conflicts: [] };
  const goal = `refs/heads/${branch}`;
  // Else what somebody took back during the build would be online again without a word.
  const push = ['push', '--quiet', `--force-with-lease=${goal}:${tip}`, remote, `HEAD:${goal}`];
  await atRemote(root, `${saved} at ${remote}, branch ${branch}`, ...push);
  const others = ' Changes of others have come with it: reload this page before you write on.';
  return { told: `Published to ${name}${isJoined ? others : ''}`, conflicts: [] };
}
