// Pages and leads at a rate (bench/README.md).
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Instance, type Options, type Result } from 'autocannon';
import { makePlace } from '#server/testing/resources.ts';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { startServerProcess } from '#server/testing/servers.ts';

/** Of 100 answers 99 come within `p99` milliseconds, to the last byte. */
const PAGE = { what: 'pages', perSecond: 500, connections: 20, p99: 20 };
const LEAD = { what: 'leads', perSecond: 50, connections: 25, p99: 50 };
const SYNC_MS = 5;

const SECONDS = 20;

/** Every sync takes longer by {@link SYNC_MS}; strace, as a child, stops it for nothing else. */
const SLOW_SYNC = [
  'strace',
  '--daemonize',
  '--follow-forks',
  '--seccomp-bpf',
  '--output=/dev/null',
  '--trace=fsync,fdatasync',
  `--inject=fsync,fdatasync:delay_enter=${SYNC_MS * 1000}`,
];

/**
 * Over every second: autocannon sends those of a second at its beginning, so each connection is an
 * instance of its own that begins a moment after the one before.
 */
async function sendAtRate({ what, perSecond, connections, p99 }: typeof PAGE, options: Options) {
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      await sleep((index * 1000) / connections);
      const rate = { connections: 1, overallRate: perSecond / connections, duration: SECONDS };
      // Its correction takes every answer for late that took longer than a millisecond.
      const sent = { ...options, ...rate, ignoreCoordinatedOmission: true };
      const instance = autocannon(sent) as Instance & Promise<Result>;
      instance.on('response', (_client, status, _bytes, time) => {
        times.push(time);
        if (status >= 300) failed += 1;
      });
      failed += (await instance).errors;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return {
    what: `99 of 100 ${what} at ${perSecond} a second, on a disk that takes ${SYNC_MS} ms longer to sync`,
    goal: `at most ${p99} ms`,
    found: `${at(0.99).toFixed(1)} ms (median ${at(0.5).toFixed(1)}, slowest ${at(1).toFixed(1)}; ${times.length} answers, ${failed} failed)`,
    isMet: at(0.99) <= p99 && failed === 0,
  };
}

using place = makePlace();
const page = `<!doctype html><title>Page</title>${randomBytes(11_000).toString('base64')}`;
writeFileSync(join(place.variables.SITE_DIR, 'page.html'), page);
await using server = await startServerProcess(place.variables, SLOW_SYNC);
const before = loadavg()[0];
// At the same time, so that each meets what the other costs.
const goals = await Promise.all([
  sendAtRate(PAGE, { url: `${server.url}/page` }),
  sendAtRate(LEAD, {
    url: `${server.url}/api/contact`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(samplePayload()),
  }),
]);
console.table(goals);
console.log(`Load before: ${before}.`);
process.exitCode = goals.every(({ isMet }) => isMet) ? 0 : 1;
