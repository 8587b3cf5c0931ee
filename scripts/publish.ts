/**
 * Publishes what an owner has changed: tells it in words, builds the site, commits under the
 * owner's name, and pushes.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import type { FactsFile } from '#model/facts/facts-file.ts';
import { bare, labelOf, NAMES, partOf, type Schema } from '#model/facts/facts-problems.ts';

const start = promisify(execFile);

/** Folders whose files an owner changes; whatever else has changed is a developer's to publish. */
const OWNED = ['content', 'public/pictures', 'public/films'];

/** Stands for an entry that is there, whatever its fields say. */
const ENTRY = Symbol('entry');

const git = async (root: string, ...args: string[]) =>
  (await start('git', args, { cwd: root })).stdout.trimEnd();
const asked = (root: string, ...args: string[]) => git(root, ...args).catch(() => '');

/**
 * @returns a line for each change that is not published, and for each thing that is in the way of
 * publishing
 */
export async function unpublished(root: string) {
  const missing: string[] = [];
  if (!(await asked(root, 'rev-parse', 'HEAD')))
    return {
      changes: [],
      missing: ['This folder has no history to publish to. A developer runs: git clone ADDRESS'],
    };
  for (const setting of ['user.name', 'user.email'])
    if (!(await asked(root, 'config', setting)))
      missing.push(`Git does not know who publishes. Run once: git config --global ${setting} "…"`);
  const foreign = await asked(
    root,
    'status',
    '--porcelain',
    '--',
    '.',
    ...OWNED.map((path) => `:!${path}`),
  );
  if (foreign)
    missing.push(
      `Files outside ${OWNED.join(' and ')} have changed too. A developer has to commit them first: ${foreign.trim().split('\n')[0]}`,
    );
  const listed = await git(
    root,
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '-uall',
    '--',
    ...OWNED,
  );
  const paths = listed
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
  const changes = await Promise.all(paths.map((path) => changesOf(root, path)));
  return { changes: changes.flat().sort(), missing };
}

async function changesOf(root: string, path: string): Promise<string[]> {
  const form = factsFiles.find((file) => file.path === path);
  const before = await asked(root, 'show', `HEAD:${path}`);
  const after = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  if (form && before && after) return factsChanged(form, before, after);
  const [, title] = /^(?:title: |# )(.+)$/m.exec(after || before) ?? [];
  const change = before ? 'changed' : 'new';
  return [`${title ?? path}: ${after ? change : 'removed'}`];
}

function factsChanged({ label, schema }: FactsFile, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => new Map(valuesOf(parse(text), schema)));
  const places = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const said = (value: unknown) => (value === undefined ? 'nothing' : `“${String(value)}”`);
  const changed = [...places].filter((place) => old?.get(place) !== now?.get(place));
  const entries = changed.filter((place) => (old?.get(place) ?? now?.get(place)) === ENTRY);
  return changed
    .filter((place) => !entries.some((entry) => place.startsWith(`${entry}, `)))
    .map((place) => {
      const named = place.startsWith(`${label}, `) ? place : `${label}, ${place}`;
      if (entries.includes(place)) return `${named}: ${now?.has(place) ? 'new' : 'removed'}`;
      return `${named}: ${said(old?.get(place))} becomes ${said(now?.get(place))}`;
    });
}

/**
 * Every value with its place, in the form's words. An entry goes by its name, so that one more
 * before it changes nothing.
 */
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

/** Builds into a folder of its own, because a server may be serving the last build. */
async function buildSite(root: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_DIR: 'node_modules/.cache/published-site',
  };
  await start(process.execPath, ['--run', 'build'], { cwd: root, env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(
        `Not published: the site cannot be built.\n${`${stdout}${stderr}`.slice(-1500)}`,
      );
    },
  );
}

/**
 * Publishes the changes.
 * @returns what happened, for the owner
 * @throws when the site cannot be built, with the end of the build's output; nothing is committed
 * then
 */
export async function publish(root: string, build = buildSite): Promise<string> {
  const { changes, missing } = await unpublished(root);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  await build(root);
  const headline = `Change ${[...new Set(changes.map((change) => change.split(/[,:]/)[0]))].join(', ')}`;
  if (changes.length > 0) {
    await git(root, 'add', '--all', '--', ...OWNED.filter((path) => existsSync(join(root, path))));
    await git(root, 'commit', '--quiet', '-m', headline, '-m', changes.join('\n'));
  }
  const [remote] = (await git(root, 'remote')).split('\n');
  if (!remote)
    return 'Saved in the history of this computer, and not online yet: no address is set to publish to. A developer runs: git remote add origin ADDRESS';
  await git(root, 'push', '--quiet', remote, 'HEAD').catch(({ stderr }: { stderr: string }) => {
    throw new Error(
      `Saved in the history of this computer, and not online: ${remote} did not take it.\n${stderr}`,
    );
  });
  return `Published to ${remote}.`;
}
