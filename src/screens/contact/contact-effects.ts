/** The clock, randomness and timers of the form. The rest of this folder uses these and nothing else, so tests can set them. */

export function now(): Date {
  return new Date();
}

/** Milliseconds since the page began to load, which is when the form becomes usable: it is HTML. */
export function elapsedMs(): number {
  return Math.ceil(performance.now());
}

/** 128 random bits. Not `randomUUID`, which browsers offer on secure origins only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
