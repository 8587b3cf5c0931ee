/** Records the lines the committed films were made from, so that a test finds changed words without new films. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Film } from '#content/data/film.ts';

const FILE = join(import.meta.dirname, 'made-from.json');

/** Fingerprint of a film's lines and seconds. */
export function scriptStamp({ scenes }: Pick<Film, 'scenes'>): string {
  return createHash('sha256').update(JSON.stringify(scenes)).digest('hex').slice(0, 12);
}

/** The stamps of all films at the time they were made, by name. */
export async function readStamps(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Record<string, string>;
}

export async function writeStamp(name: string, film: Film): Promise<void> {
  const stamps = { ...(await readStamps()), [name]: scriptStamp(film) };
  await writeFile(FILE, `${JSON.stringify(stamps, undefined, 2)}\n`);
}
