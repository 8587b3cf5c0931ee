/**
 * Hard times for every journey, made on purpose: `HARD_TIMES=slow-motion npm run test:browser`. A journey that reads a
 * passing frame, or counts what has not come yet, is red in one of them each time, and not once a month elsewhere.
 */
import type { Page } from '@playwright/test';

const KINDS = ['slow-motion', 'slow-processor', 'slow-line'] as const;
type HardTimes = (typeof KINDS)[number];

/** Animations and transitions take ten times as long as they are written. */
const MOTION_RATE = 0.1;
/** Factor by which the processor seems slower to a page. */
const PROCESSOR_RATE = 5;
/** Milliseconds by which an answer of the site is late: each by another, so that they come in another order each time. */
const LATENESS = { least: 50, most: 400 };

/** @throws when the variable has a word that is no kind of hard times */
export function hardTimes(): HardTimes | undefined {
  const word = process.env['HARD_TIMES'];
  if (!word) return undefined;
  const kind = KINDS.find((known) => known === word);
  if (kind) return kind;
  throw new Error(
    `HARD_TIMES is ${word}, and no journey would have them. Set it to one of: ${KINDS.join(', ')}.`,
  );
}

/** Milliseconds by which the next answer of the site is late. */
export const lateness = () => LATENESS.least + Math.random() * (LATENESS.most - LATENESS.least);

/**
 * Gives a page slow motion or a slow processor, on every document it opens.
 * @returns what takes them away again
 */
export async function endure(page: Page): Promise<() => Promise<void>> {
  const kind = hardTimes();
  if (kind !== 'slow-motion' && kind !== 'slow-processor') return async () => undefined;
  const session = await page.context().newCDPSession(page);
  if (kind === 'slow-processor')
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
  else {
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: MOTION_RATE });
  }
  // The journey may have closed its page.
  return () => session.detach().catch(() => undefined);
}
