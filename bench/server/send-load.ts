import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Instance, type Options, type Result } from 'autocannon';

export interface Load {
  answers: number;
  /** Answers with a status of another hundred than 2, and requests without an answer. */
  failed: number;
  /** To the last byte. */
  p50: number;
  p99: number;
  slowest: number;
}

interface Rate {
  perSecond: number;
  /** Visitors between whom the requests are divided. */
  connections: number;
  seconds: number;
  end?: AbortSignal;
}

/**
 * Over every second: autocannon sends those of a second at its beginning, so each connection is an
 * instance of its own that begins a moment after the one before.
 */
export async function sendAtRate(
  options: Options,
  { perSecond, connections, seconds, end }: Rate,
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      await sleep((index * 1000) / connections);
      if (end?.aborted) return;
      const rate = { connections: 1, overallRate: perSecond / connections, duration: seconds };
      // Its correction takes every answer for late that took longer than a millisecond.
      const { errors } = await run(
        { ...options, ...rate, ignoreCoordinatedOmission: true },
        (instance) => {
          end?.addEventListener('abort', () => instance.stop());
          instance.on('response', (_client, status, _bytes, time) => {
            times.push(time);
            if (status >= 300) failed += 1;
          });
        },
      );
      failed += errors;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return { answers: times.length, failed, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

function run(options: Options, onStart: (instance: Instance) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    onStart(autocannon(options, (error, result) => (error ? reject(error) : resolve(result))));
  });
}
