// Acknowledged leads per second of the whole server, and what group commit gains in the store below it.
// npx node bench/intake/acknowledgements.ts

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import type { LeadStore } from '#server/leads/store.ts';
import { sampleLead, samplePayload } from '#server/testing/sample-lead.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { contactRequest, load } from './load.ts';

const SECONDS = 1.5;
const ROUNDS = 7;
const WRITERS = 32;
const TARGET_RATIO = 4;
const TARGET_P99 = 50;

using folder = temporaryFolder();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median over the rounds of the slowest hundredth's time to an answer, in milliseconds. */
async function measureServer(): Promise<number> {
  const SITE_DIR = join(folder.path, 'dist');
  writeSite(SITE_DIR);
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, 'server') });
  const request = contactRequest(JSON.stringify(samplePayload()));
  const p99s: number[] = [];
  console.log('connections  leads/s  p50 ms  p99 ms');
  for (const connections of [1, ...Array<number>(ROUNDS).fill(WRITERS)]) {
    const result = await load(server.url, request, { connections, seconds: SECONDS, status: 202 });
    if (result.wrong > 0) throw new Error(`${result.wrong} answers were not 202`);
    if (connections > 1) p99s.push(result.p99);
    console.log(
      [connections, Math.round(result.perSecond), result.p50.toFixed(1), result.p99.toFixed(1)].join('  '),
    );
  }
  return median(p99s);
}

/** Leads per second of writers that each wait for their last lead to be durable. */
async function writesPerSecond(store: LeadStore): Promise<number> {
  const start = performance.now();
  let count = 0;
  const write = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      await store.add(sampleLead());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return count / ((performance.now() - start) / 1000);
}

/** Both stores are open all the time and measured in turns, so that whatever else the machine does meets both. */
async function measureGroupCommit(): Promise<number> {
  const grouped = openSqliteStore({ folder: join(folder.path, 'grouped') });
  const alone = openSqliteStore({ folder: join(folder.path, 'alone'), isGroupCommit: false });
  const ratios: number[] = [];
  console.log(`${WRITERS} writers: grouped/s  alone/s  ratio`);
  for (let round = 0; round < ROUNDS; round += 1) {
    const single = await writesPerSecond(alone);
    const group = await writesPerSecond(grouped);
    ratios.push(group / single);
    console.log([Math.round(group), Math.round(single), (group / single).toFixed(2)].join('  '));
  }
  await grouped.close();
  await alone.close();
  return median(ratios);
}

console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
const p99 = await measureServer();
const ratio = await measureGroupCommit();
const isMet = ratio >= TARGET_RATIO && p99 < TARGET_P99;
console.log(
  `median p99 ${p99.toFixed(1)} ms (target under ${TARGET_P99}), median ratio of group commit ${ratio.toFixed(2)} (target ${TARGET_RATIO}): ${isMet ? 'met' : 'NOT met'}`,
);
process.exitCode = isMet ? 0 : 1;
