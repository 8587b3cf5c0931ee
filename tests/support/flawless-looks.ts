/**
 * Remembers looks in which axe has found no fault, of all pages of a run: the same part of the interface in the same
 * colors on the same ground is readable on the next page, too. The workers of a run share one file, so that each look is
 * examined once.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from './run-folder.ts';

const flawless = new Set<string>();

function sharedFile(): string | undefined {
  const folder = runFolder();
  return folder && join(folder, 'flawless-looks');
}

export const isFlawless = (look: string) => flawless.has(look);

/** Remembers that axe found no fault in them. */
export function noteFlawless(looks: readonly string[]): void {
  for (const look of looks) flawless.add(look);
  const file = sharedFile();
  // One write, which another worker's cannot come between.
  if (file && looks.length > 0) appendFileSync(file, `${looks.join('\n')}\n`);
}

/** Learns what other workers have noted since. */
export function learnFlawless(): void {
  const file = sharedFile();
  if (!file || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  // Another worker may be writing the last line.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  for (const look of whole.split('\n')) flawless.add(look);
}
