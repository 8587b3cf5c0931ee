/**
 * Measures the server beside its goals: pages and leads at a rate, and bad clients while pages are
 * watched.
 *
 *   npm run bench:server                       1,000 bad clients of a kind: about ten minutes
 *   npm run bench:server -- --only load        pages and leads alone: a minute
 *   npm run bench:server -- --only faults --clients 100
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { startServerProcess } from '#server/testing/servers.ts';
import { type Goal, goFirst, printGoals } from '../machine.ts';
import { contactPost, FAULTS, makePlace, provoke } from './provoke-faults.ts';
import { sendAtRate } from './send-load.ts';

const PAGE = { perSecond: 500, connections: 20, p99: 20 };
const LEAD = { perSecond: 50, connections: 25, p99: 50 };
const SYNC_MS = 5;
const SLOWEST_PAGE_MS = 1000;
const MOST_MEMORY_MB = 400;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,faults' },
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '1000' },
  },
});
const [seconds, clients] = [Number(values.seconds), Number(values.clients)];

/**
 * Every sync of the process takes longer by {@link SYNC_MS}; strace, as a child of it, stops it for
 * nothing else.
 */
const SLOW_SYNC = [
  'strace',
  '--daemonize',
  '--follow-forks',
  '--seccomp-bpf',
  '--output=/dev/null',
  '--trace=fsync,fdatasync',
  `--inject=fsync,fdatasync:delay_enter=${SYNC_MS * 1000}`,
];

/** Pages and leads at the same time, so that each meets what the other costs. */
async function load(): Promise<Goal[]> {
  const canSlow = spawnSync('strace', [...SLOW_SYNC.slice(1), 'true']).status === 0;
  if (!canSlow) console.error('strace may not run here: the disk is as fast as it is.');
  using place = makePlace();
  const page = `<!doctype html><title>Page</title>${randomBytes(14_500).toString('base64')}`;
  writeFileSync(join(place.variables.SITE_DIR, 'page.html'), page);
  writeFileSync(join(place.variables.SITE_DIR, 'page.html.br'), brotliCompressSync(page));
  await using server = await startServerProcess(place.variables, canSlow ? SLOW_SYNC : []);
  const [pages, leads] = await Promise.all([
    sendAtRate(
      { url: `${server.url}/page`, headers: { 'accept-encoding': 'br' } },
      { ...PAGE, seconds },
    ),
    sendAtRate(contactPost(server.url, JSON.stringify(samplePayload())), {
      ...LEAD,
      seconds,
    }),
  ]);
  const disk = canSlow ? `a disk that takes ${SYNC_MS} ms longer to sync` : 'this disk';
  const row = (what: string, { p99, perSecond }: typeof PAGE, found: typeof pages): Goal => ({
    what: `99 of 100 ${what} at ${perSecond} a second, on ${disk}`,
    goal: `at most ${p99} ms`,
    found: `${found.p99.toFixed(1)} ms (median ${found.p50.toFixed(1)}, slowest ${found.slowest.toFixed(1)}; ${found.answers} answers, ${found.failed} failed)`,
    isMet: found.p99 <= p99 && found.failed === 0,
  });
  return [row('pages', PAGE, pages), row('leads', LEAD, leads)];
}

async function faults(): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [what, client] of Object.entries(FAULTS)) {
    const { said, pages, memory } = await provoke(client, clients);
    const found = `${said}; ${pages.answers} pages, ${pages.failed} failed, slowest ${pages.slowest.toFixed(0)} ms; ${memory.toFixed(0)} MB`;
    const isMet = pages.failed === 0 && pages.slowest < SLOWEST_PAGE_MS && memory < MOST_MEMORY_MB;
    console.error(`${what}: ${found}`);
    goals.push({
      what,
      goal: `every page within ${SLOWEST_PAGE_MS} ms, ${MOST_MEMORY_MB} MB`,
      found,
      isMet,
    });
  }
  return goals;
}

goFirst();
const stages: Record<string, () => Promise<Goal[]>> = { load, faults };
const goals: Goal[] = [];
for (const name of values.only.split(',')) {
  const stage = stages[name];
  if (!stage)
    throw new Error(`There is no stage ${name}. There are ${Object.keys(stages).join(', ')}.`);
  goals.push(...(await stage()));
}
printGoals(goals);
