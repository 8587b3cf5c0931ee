/** What a build makes of its inputs alone, kept for the next in the folder that hosts keep for it. */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

export const KEPT_FILES = resolve('node_modules/.astro/kept-files');

const DAY_MS = 86_400_000;
const UNUSED_DAYS = 14;

/** @param inputs all that decides the bytes, the version of what makes them too */
export async function keptFile(
  inputs: readonly (string | Buffer)[],
  make: () => Buffer | Promise<Buffer>,
  folder = KEPT_FILES,
) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:`).update(input);
  const file = join(folder, hash.digest('hex'));
  if (existsSync(file)) {
    const { mtimeMs } = statSync(file);
    if (Date.now() - mtimeMs > DAY_MS) utimesSync(file, new Date(), new Date());
    return readFileSync(file);
  }
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  // Renamed when it is whole: builds run beside each other, and one may be stopped.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
  return bytes;
}

export function dropUnusedFiles(now: number, folder = KEPT_FILES) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of names.map((name) => join(folder, name))) {
    // Another build may just have renamed it.
    const { mtimeMs = now } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (now - mtimeMs > UNUSED_DAYS * DAY_MS) rmSync(file, { force: true });
  }
}
