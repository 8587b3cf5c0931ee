/**
 * Looks in which axe has found no fault, of all pages of a run: the same part of the interface in the same colors on the
 * same ground is readable on the next page, too. The workers of a run share one file, so that each look is seen once.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Playwright's own process tells its workers the file of this run. */
const VARIABLE = 'PLAYWRIGHT_FLAWLESS_LOOKS';

const flawless = new Set<string>();

/** Makes the file of a run and removes it at the end; in a worker, which has been told of it, there is nothing to do. */
export function shareLooks(): void {
  if (process.env[VARIABLE]) return;
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const file = join(folder, 'flawless');
  writeFileSync(file, '');
  process.env[VARIABLE] = file;
  process.once('exit', () => rmSync(folder, { recursive: true }));
}

export const isFlawless = (look: string) => flawless.has(look);

/** Remembers that axe found no fault in them. */
export function noteFlawless(looks: readonly string[]): void {
  for (const look of looks) flawless.add(look);
  const file = process.env[VARIABLE];
  // One write, which another worker's cannot come between.
  if (file && looks.length > 0) appendFileSync(file, `${looks.join('\n')}\n`);
}

/** Learns what other workers have noted since. */
export function learnFlawless(): void {
  const file = process.env[VARIABLE];
  if (!file) return;
  const text = readFileSync(file, 'utf8');
  // Another worker may be writing the last line.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  for (const look of whole.split('\n')) flawless.add(look);
}
