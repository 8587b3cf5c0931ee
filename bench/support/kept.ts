/**
 * Keeps the figures a bench has measured so far in a file next to its result: the next run continues one that was cut
 * short, and each figure names the state of the site it belongs to.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '#scripts/run-tool.ts';
import { RESULTS } from './result.ts';

/** Origin of a figure: commit, time and load. */
export const takenSchema = z.object({
  /** The last commit that changed what is measured; with a plus sign when files were changed since. */
  commit: z.string(),
  /** UTC, to the minute. */
  at: z.string(),
  /** Number of processes that wanted a processor, as the system averages it over a minute. */
  load: z.number(),
});

export type Taken = z.infer<typeof takenSchema>;

/** Sources of everything a visitor gets. */
const SITE = [
  ...['src', 'content', 'public', 'scripts/build', 'server', 'astro.config.ts', 'package-lock.json'],
  ':(exclude,glob)**/*.test.ts*',
];

const git = (...command: string[]) => execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' }).trim();

export function siteCommit(): string {
  const changed = git('status', '--porcelain', '--', ...SITE) !== '';
  return git('log', '-1', '--format=%h', '--', ...SITE) + (changed ? '+' : '');
}

export function taken(commit: string): Taken {
  const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return { commit, at, load: Math.round((loadavg()[0] ?? 0) * 10) / 10 };
}

const fileOf = (name: string) => join(RESULTS, `${name}.json`);

/** Reads what was kept under this name, or gives `empty`. A file of another shape is an error. */
export function readKept<Kept>(name: string, schema: z.ZodType<Kept>, empty: Kept): Kept {
  if (!existsSync(fileOf(name))) return empty;
  const kept = schema.safeParse(JSON.parse(readFileSync(fileOf(name), 'utf8')));
  if (kept.success) return kept.data;
  throw new Error(
    `bench/results/${name}.json is not of the shape this bench writes. Remove it to begin anew.\n${z.prettifyError(kept.error)}`,
  );
}

export function keep(name: string, kept: unknown): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(kept, undefined, 1)}\n`);
}

/** Tells whether there is time for something that takes this many milliseconds. */
export type Clock = (milliseconds?: number) => boolean;

/** Makes a clock that runs out after a number of minutes. */
export function clockOf(minutes: number): Clock {
  const end = performance.now() + minutes * 60_000;
  return (milliseconds = 0) => performance.now() + milliseconds < end;
}
