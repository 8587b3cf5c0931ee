import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition that other processes bring about; throws with the sentence when it does not come in time. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`);
    await sleep(20);
  }
}
