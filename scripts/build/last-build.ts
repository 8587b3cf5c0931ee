/**
 * Keeps hashed files for a day after a build replaced them: open tabs ask for them, and Astro
 * empties the folder. A list has the times, because copies lose those of files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '#server/static/site-files.ts';
import { HASHED_FILES } from './headers.ts';

const DAY_MS = 86_400_000;
const LIST = `${HASHED_FILES}/.replaced.json`;

export function holdFiles(site: string, now: number) {
  const before = replacedFiles(site);
  const names = existsSync(site) ? filesIn(site) : [];
  const held = names
    .filter((name) => name.startsWith(HASHED_FILES) && name !== LIST)
    .map((name) => ({ path: join(site, name), name, time: before[name] ?? now }))
    .filter(({ time }) => now - time < DAY_MS)
    .map((file) => ({ ...file, bytes: readFileSync(file.path) }));
  return () => {
    const lacking = held.filter(({ path }) => !existsSync(path));
    for (const { path, bytes } of lacking) writeFileSync(path, bytes);
    const times = Object.fromEntries(lacking.map(({ name, time }) => [name, time]));
    writeFileSync(join(site, LIST), JSON.stringify(times));
  };
}

export function replacedFiles(site: string): Record<string, number> {
  const list = join(site, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}
