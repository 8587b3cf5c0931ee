// Pages and leads at a rate, and pages while clients mean no good (bench/README.md). Kills, floods
// and full disks are in the server's tests.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import autocannon, { type Instance, type Options, type Result } from 'autocannon';
import { makePlace } from '#server/testing/resources.ts';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { startServerProcess } from '#server/testing/servers.ts';
import { type Goal, goFirst, printGoals } from '../machine.ts';

const PAGE = { perSecond: 500, connections: 20, p99: 20 };
const LEAD = { perSecond: 50, connections: 25, p99: 50 };
const SYNC_MS = 5;
const SLOWEST_PAGE_MS = 1000;
const MOST_MEMORY_MB = 400;
/** Our server ends a connection that says nothing after 65 seconds at the latest. */
const PATIENCE_MS = 75_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,faults' },
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '1000' },
  },
});
const seconds = Number(values.seconds);

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

interface Load {
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
  connections: number;
  seconds: number;
  end?: AbortSignal;
}

/**
 * Over every second: autocannon sends those of a second at its beginning, so each connection is an
 * instance of its own that begins a moment after the one before.
 */
async function sendAtRate(
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
      const sent = { ...options, ...rate, ignoreCoordinatedOmission: true };
      const instance = autocannon(sent) as Instance & Promise<Result>;
      end?.addEventListener('abort', () => instance.stop());
      instance.on('response', (_client, status, _bytes, time) => {
        times.push(time);
        if (status >= 300) failed += 1;
      });
      failed += (await instance).errors;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return { answers: times.length, failed, p50: at(0.5), p99: at(0.99), slowest: at(1) };
}

/** Pages and leads at the same time, so that each meets what the other costs. */
async function load(): Promise<Goal[]> {
  const canSlow = spawnSync('strace', [...SLOW_SYNC.slice(1), 'true']).status === 0;
  if (!canSlow) console.error('strace may not run here: the disk is as fast as it is.');
  using place = makePlace();
  const page = `<!doctype html><title>Page</title>${randomBytes(14_500).toString('base64')}`;
  writeFileSync(join(place.variables.SITE_DIR, 'page.html'), page);
  writeFileSync(join(place.variables.SITE_DIR, 'page.html.br'), brotliCompressSync(page));
  await using server = await startServerProcess(place.variables, canSlow ? SLOW_SYNC : []);
  const toPage = { url: `${server.url}/page`, headers: { 'accept-encoding': 'br' } };
  const toLeads = {
    url: `${server.url}/api/contact`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(samplePayload()),
  } as const;
  const [pages, leads] = await Promise.all([
    sendAtRate(toPage, { ...PAGE, seconds }),
    sendAtRate(toLeads, { ...LEAD, seconds }),
  ]);
  const disk = canSlow ? `a disk that takes ${SYNC_MS} ms longer to sync` : 'this disk';
  const row = (what: string, { p99, perSecond }: typeof PAGE, found: Load): Goal => ({
    what: `99 of 100 ${what} at ${perSecond} a second, on ${disk}`,
    goal: `at most ${p99} ms`,
    found: `${found.p99.toFixed(1)} ms (median ${found.p50.toFixed(1)}, slowest ${found.slowest.toFixed(1)}; ${found.answers} answers, ${found.failed} failed)`,
    isMet: found.p99 <= p99 && found.failed === 0,
  });
  return [row('pages', PAGE, pages), row('leads', LEAD, leads)];
}

interface Client {
  opening: string;
  /** Sent every second after that. */
  drip?: string;
  /** Never reads what comes back. */
  isDeaf?: boolean;
}

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const GET = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';
const FAULTS: Record<string, Client> = {
  'Headers come a line each second': { opening: GET.slice(0, -2), drip: 'X-More: a\r\n' },
  'A body is announced and never comes': { opening: `${POST}Content-Length: 900\r\n\r\n` },
  'A body comes a byte each second': { opening: `${POST}Content-Length: 900\r\n\r\n{`, drip: ' ' },
  'Large pages are asked for, and nothing is read': {
    opening: GET.repeat(500),
    drip: GET,
    isDeaf: true,
  },
};

async function badClients(url: string, { opening, drip, isDeaf }: Client, count: number) {
  const { hostname: host, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port: Number(port), host }).on('error', () => {});
    if (isDeaf) socket.pause();
    else socket.resume();
    socket.write(opening);
    return socket;
  });
  const left = () => sockets.filter((socket) => !socket.closed);
  const start = performance.now();
  while (left().length > 0 && performance.now() - start < PATIENCE_MS) {
    await sleep(1000);
    // A client that does not read learns only by sending that the connection is gone.
    for (const socket of left()) if (drip) socket.write(drip);
  }
  const ended = count - left().length;
  for (const socket of left()) socket.destroy();
  return `${ended} of ${count} ended within ${Math.round((performance.now() - start) / 1000)} s`;
}

async function provoke(what: string, client: Client): Promise<Goal> {
  using place = makePlace();
  const large = `<!doctype html><title>Large</title>${'<p>text</p>'.repeat(8000)}`;
  writeFileSync(join(place.variables.SITE_DIR, 'large.html'), large);
  await using server = await startServerProcess(place.variables);
  const over = new AbortController();
  const watch = sendAtRate(
    { url: `${server.url}/about`, timeout: 20 },
    { perSecond: 20, connections: 4, seconds: 600, end: over.signal },
  );
  const count = Number(values.clients) / (client.isDeaf ? 10 : 1);
  const ended = await badClients(server.url, client, Math.ceil(count)).finally(() => over.abort());
  const pages = await watch;
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  const memory = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  const found = `${ended}; ${pages.answers} pages, ${pages.failed} failed, slowest ${pages.slowest.toFixed(0)} ms; ${memory.toFixed(0)} MB`;
  console.error(`${what}: ${found}`);
  return {
    what,
    goal: `every page within ${SLOWEST_PAGE_MS} ms, ${MOST_MEMORY_MB} MB`,
    found,
    isMet: pages.failed === 0 && pages.slowest < SLOWEST_PAGE_MS && memory < MOST_MEMORY_MB,
  };
}

goFirst();
const goals = values.only.includes('load') ? await load() : [];
if (values.only.includes('faults'))
  for (const [what, client] of Object.entries(FAULTS)) goals.push(await provoke(what, client));
printGoals(goals);
