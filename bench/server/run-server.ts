/**
 * Measures how fast the server is: pages next to nginx, acknowledged leads, memory and start.
 *
 *   npm run bench:server                  five rounds of two seconds each; needs nginx and wrk
 *   npm run bench:server -- --rounds 7
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { goFirst } from '../support/machine.ts';
import { memoryOf } from '../support/page-watch.ts';
import { barPlot } from '../support/plot.ts';
import { processorTimeOf } from '../support/processor-time.ts';
import { writeResult } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { startNginx } from './nginx-peer.ts';
import { measureStart, type Start } from './start-time.ts';
import { hasTool, type Load, postScript, runWrk } from './wrk.ts';

const CONNECTIONS = [1, 32, 256];
const STARTS = 5;
const GOALS = { ratio: 0.8, p99: 50, start: 1000, idle: 120 };

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

for (const tool of ['nginx', 'wrk']) {
  if (hasTool(tool)) continue;
  console.error(`${tool} is not installed, so nothing can be compared.`);
  process.exit(2);
}

goFirst();
using folder = temporaryFolder();
chmodSync(folder.path, 0o755);
const SITE_DIR = join(folder.path, 'dist');
writeSite(SITE_DIR);
const page = `<!doctype html><title>Page</title>${randomBytes(14_500).toString('base64')}${'<p>text</p>'.repeat(2000)}`;
writeFileSync(join(SITE_DIR, 'page.html'), page);
const packed = gzipSync(page, { level: 9 });
writeFileSync(join(SITE_DIR, 'page.html.gz'), packed);

await using server = await startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, 'data') });
using shipped = await startNginx(join(folder.path, 'shipped'), SITE_DIR, 'as shipped');
using tuned = await startNginx(join(folder.path, 'tuned'), SITE_DIR, 'tuned');
const servers = [
  { name: 'this server', url: server.url, pid: server.process.pid },
  { name: 'nginx, as shipped', url: shipped.url, pid: shipped.pid },
  { name: 'nginx, tuned', url: tuned.url, pid: tuned.pid },
];
await checkSameBytes();

interface Timed extends Load {
  /** Microseconds of the processor that the server took for each answer. */
  processor: number;
}

interface Measured extends Timed {
  connections: number;
  name: string;
}

const medians = <T extends Load>(loads: T[]): T => {
  const [first] = loads;
  if (!first) throw new Error('Nothing was measured.');
  const of = (key: keyof T) => median(loads.map((load) => Number(load[key])));
  return Object.fromEntries(Object.keys(first).map((key) => [key, of(key as keyof T)])) as unknown as T;
};

function timed(pid: number | undefined, run: () => Load): Timed {
  const before = processorTimeOf(pid);
  const load = run();
  return { ...load, processor: (processorTimeOf(pid) - before) / load.answers };
}

/** The servers take turns, so that whatever else the machine does meets all of them. */
function measurePages(connections: number): {
  medians: Measured[];
  ratios: number[][];
  /** Processor time of each other server for a page, as a multiple of this server's. */
  processorRatios: number[];
} {
  const loads = servers.map((): Timed[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url, pid }] of servers.entries())
      loads[index]?.push(timed(pid, () => runWrk(`${url}/page`, { connections, seconds })));
  }
  const ratio = (round: number, other: number) =>
    (loads[0]?.[round]?.perSecond ?? 0) / (loads[other]?.[round]?.perSecond ?? 1);
  const processorRatio = (round: number, other: number) =>
    (loads[other]?.[round]?.processor ?? 0) / (loads[0]?.[round]?.processor ?? 1);
  const inRounds = (of: typeof ratio, other: number) =>
    Array.from({ length: rounds }, (_, round) => of(round, other));
  console.error(`pages on ${connections} connections measured`);
  return {
    medians: servers.map(({ name }, index) => ({ connections, name, ...medians(loads[index] ?? []) })),
    ratios: [1, 2].map((other) => inRounds(ratio, other)),
    processorRatios: [1, 2].map((other) => median(inRounds(processorRatio, other))),
  };
}

/** The comparison is only fair when all send the same bytes. */
async function checkSameBytes(): Promise<void> {
  const sizes = await Promise.all(
    servers.map(async ({ url }) => {
      const response = await fetch(`${url}/page`, { headers: { 'Accept-Encoding': 'gzip' } });
      return `${response.headers.get('content-encoding')} ${(await response.text()).length}`;
    }),
  );
  if (new Set(sizes).size > 1) throw new Error(`Different answers: ${sizes.join(' and ')}`);
}

const starts: Start[] = [];
for (let start = 0; start < STARTS; start += 1) starts.push(await measureStart(SITE_DIR, folder.path));
const pages = CONNECTIONS.map((connections) => ({ connections, ...measurePages(connections) }));
const memory = servers.map(({ pid }) => memoryOf(pid));
const script = postScript(folder.path, JSON.stringify(samplePayload()));
const leads = CONNECTIONS.map((connections) => {
  const loads = Array.from({ length: rounds }, () =>
    runWrk(`${server.url}/api/contact`, { connections, seconds, script }),
  );
  console.error(`leads on ${connections} connections measured`);
  return { connections, name: 'leads', ...medians(loads) };
});

const slowestStart = Math.max(...starts.map(({ untilLead }) => untilLead));
const mostIdle = Math.max(...starts.map(({ idle }) => idle));
const at32 = pages.find(({ connections }) => connections === 32);
const ratios = [0, 1].map((other) => median(at32?.ratios[other] ?? []));
const leadsAt32 = leads.find(({ connections }) => connections === 32);
const isMet =
  (ratios[0] ?? 0) >= GOALS.ratio &&
  (leadsAt32?.p99 ?? Infinity) < GOALS.p99 &&
  slowestStart < GOALS.start &&
  mostIdle < GOALS.idle;

const rowOf = ({ connections, name, perSecond, p50, p99 }: Omit<Measured, 'processor'>) => [
  connections,
  name,
  figure(perSecond),
  p50.toFixed(2),
  p99.toFixed(2),
];

writeResult({
  name: 'server',
  question: 'How fast is the server?',
  command: 'npm run bench:server',
  answer: `On 32 connections it serves ${figure(at32?.medians[0]?.perSecond ?? 0)} pages a second: ${(ratios[0] ?? 0).toFixed(2)} times what one nginx worker does as shipped (goal: ${GOALS.ratio}), ${(ratios[1] ?? 0).toFixed(2)} times a tuned one. For a page they take ${(at32?.processorRatios[0] ?? 0).toFixed(2)} and ${(at32?.processorRatios[1] ?? 0).toFixed(2)} times as much of the processor as this server, which depends less on what else the machine does. It acknowledges ${figure(leadsAt32?.perSecond ?? 0)} leads a second, each durable, 99 of 100 within ${figure(leadsAt32?.p99 ?? 0)} ms (goal: ${GOALS.p99}). It starts in ${figure(slowestStart)} ms at most and holds ${figure(mostIdle)} MB when idle (goals: ${GOALS.start}, ${GOALS.idle}). ${isMet ? 'All goals are met.' : 'Not all goals are met.'}`,
  plots: [
    {
      name: 'server-pages',
      alt: 'Pages per second of this server and nginx on 1, 32 and 256 connections',
      svg: barPlot({
        title: `Pages per second, ${figure(packed.length / 1000)} kB gzipped`,
        unit: '/s',
        series: servers.map(({ name }) => name),
        groups: pages.map(({ connections, medians: measured }) => ({
          label: `${connections} connection${connections > 1 ? 's' : ''}`,
          values: measured.map(({ perSecond }) => perSecond),
        })),
      }),
    },
  ],
  tables: [
    {
      title: `Pages of ${figure(packed.length / 1000)} kB, gzipped`,
      columns: ['Connections', 'Server', 'Pages per second', 'p50 ms', 'p99 ms', 'Processor µs a page'],
      rows: pages.flatMap(({ medians: measured }) =>
        measured.map((one) => [...rowOf(one), one.processor.toFixed(1)]),
      ),
      note: `Medians of ${rounds} rounds of ${seconds} s, in turns. nginx runs with one worker, as this server is one process; it sends two of this server’s headers, this server all of them. As shipped it writes an access log. The ratios in the first paragraph are medians of the rounds’ own ratios, because in a round all three servers meet the same machine; they are not quotients of the medians in this table.`,
    },
    {
      title: 'Leads',
      columns: ['Connections', 'What', 'Acknowledged per second', 'p50 ms', 'p99 ms'],
      rows: leads.map(rowOf),
      note: 'Checked, written to SQLite and synced to the disk before the answer. nginx has nothing to compare it with. All of it ran ahead of the machine’s other work where that is allowed.',
    },
    {
      title: 'Memory and start',
      columns: ['What', 'Measured'],
      rows: [
        [
          'Start to the first acknowledged lead, ms',
          starts.map(({ untilLead }) => figure(untilLead)).join(' '),
        ],
        ['Memory when idle, MB', starts.map(({ idle }) => figure(idle)).join(' ')],
        ...servers.map(({ name }, index) => [
          `Memory after the pages above, MB: ${name}`,
          figure(memory[index] ?? 0),
        ]),
      ],
    },
  ],
});
process.exitCode = isMet ? 0 : 1;
