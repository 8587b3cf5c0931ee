/** Hashes contents and settings of a build: file times change with every clone. */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '#server/static/site-files.ts';
import { buildEnvironmentSchema } from '#src/build-environment.ts';
import { ROOT } from '../run-tool.ts';

const FOLDERS = ['src', 'content', 'public', 'scripts', 'server/static'];
const FILES = ['astro.config.ts', 'package-lock.json'];
const STAMP_FILE = '.build-stamp';

export async function buildStamp() {
  const hash = createHash('sha256');
  // The folder of the site changes nothing in it.
  const settings = Object.keys(buildEnvironmentSchema.shape).filter((name) => name !== 'SITE_DIR');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const folders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder)));
  const files = folders.flatMap((folder) =>
    filesIn(join(ROOT, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of [...files, ...FILES]) {
    hash.update(`${file}\n`);
    hash.update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

export const writeBuildStamp = (siteDir: string, stamp: string) =>
  writeFileSync(join(siteDir, STAMP_FILE), stamp);

export const readBuildStamp = async (siteDir: string) =>
  readFile(join(siteDir, STAMP_FILE), 'utf8').catch(() => undefined);
