/**
 * Tells whether the built site still matches its sources, so that `npm start` builds only when it must. The stamp is a
 * hash of every source file's content and of the build's settings: file times would change with every fresh clone.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { buildEnvironmentSchema } from '#src/build-environment.ts';
import { ROOT } from '../run-tool.ts';

/** Everything a build reads, the rules of files and redirects that it shares with the server too. */
const SOURCES = [
  'src',
  'content',
  'public',
  'scripts',
  'server/static',
  'astro.config.ts',
  'package-lock.json',
];
const STAMP_FILE = '.build-stamp';

/** Stamps a finished build. It has to be the last of the steps: a build that fails before has no stamp. */
export function stampBuild(): AstroIntegration {
  let stamp: Promise<string>;
  return {
    name: 'build-stamp',
    hooks: {
      // Before any source is read: one that changes during the build must not match.
      'astro:config:setup': ({ command }) => {
        if (command === 'build') stamp = buildStamp();
      },
      'astro:build:done': async ({ dir }) => writeFile(new URL(STAMP_FILE, dir), await stamp),
    },
  };
}

export async function buildStamp(): Promise<string> {
  const hash = createHash('sha256');
  // The folder of the site changes nothing in it.
  const settings = Object.keys(buildEnvironmentSchema.shape).filter((name) => name !== 'SITE_DIR');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const source of SOURCES) {
    for (const file of await filesOf(source)) {
      hash.update(`${file}\n`);
      hash.update(await readFile(join(ROOT, file)));
    }
  }
  return hash.digest('hex');
}

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return 'file' as const;
      if (error.code === 'ENOENT') return 'absent' as const;
      throw error;
    },
  );
  if (entries === 'file') return [source];
  if (entries === 'absent') return [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The stamp the built site carries; undefined when there is none. */
export async function readBuildStamp(siteDir: string): Promise<string | undefined> {
  return readFile(join(siteDir, STAMP_FILE), 'utf8').catch(() => undefined);
}
