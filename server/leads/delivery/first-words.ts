import { setTimeout as sleep } from 'node:timers/promises';
import { printable } from '../table.ts';

const MAX_CHARACTERS = 200;
const WAIT_MS = 500;

/**
 * The beginning of an answer, for a person to read; empty when there is none, or none soon. Only the first piece is read,
 * because a receiver may send without end or stop in the middle.
 */
export async function firstWords({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const waiting = new AbortController();
  const nothing = sleep(WAIT_MS, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined);
  const piece = await Promise.race([reader.read().catch(() => undefined), nothing]);
  waiting.abort();
  await reader.cancel().catch(() => {});
  const text = printable(new TextDecoder().decode(piece?.value));
  return [...text.trim()].slice(0, MAX_CHARACTERS).join('');
}
