// Acknowledged leads per second: group commit against one transaction per lead, on the same server in the same run.
// npx node bench/intake/acknowledgements.ts

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { contactRequest, type LoadResult, load } from './load.ts';

const SECONDS = 1.5;
const ROUNDS = 7;
const TARGET_RATIO = 4;
const TARGET_P99 = 50;

using folder = temporaryFolder();
const SITE_DIR = join(folder.path, 'dist');
writeSite(SITE_DIR);
const request = contactRequest(JSON.stringify(samplePayload()));
const start = (mode: 'on' | 'off') =>
  startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, `data-${mode}`), STORE_GROUP_COMMIT: mode });

// Both run all the time and are measured in turns, so that whatever else the machine does meets both.
await using grouped = await start('on');
await using alone = await start('off');

async function measure({ url }: { url: string }, connections: number): Promise<LoadResult> {
  const result = await load(url, request, { connections, seconds: SECONDS, status: 202 });
  if (result.wrong > 0) throw new Error(`${result.wrong} answers were not 202`);
  return result;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const server of [grouped, alone]) await measure(server, 32);
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
console.log('connections  grouped/s  alone/s  ratio  p50 ms  p99 ms  (alone p99 ms)');
let isMet = false;
for (const connections of [1, 32]) {
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < (connections === 1 ? 3 : ROUNDS); round += 1) {
    const single = await measure(alone, connections);
    const group = await measure(grouped, connections);
    ratios.push(group.perSecond / single.perSecond);
    p99s.push(group.p99);
    const rates = [group.perSecond, single.perSecond].map(Math.round);
    const times = [group.p50, group.p99, single.p99].map((ms) => ms.toFixed(1));
    console.log([connections, ...rates, ratios.at(-1)?.toFixed(2), ...times].join('  '));
  }
  isMet = median(ratios) >= TARGET_RATIO && median(p99s) < TARGET_P99;
  console.log(
    `${connections} connections: median ratio ${median(ratios).toFixed(2)}, median p99 ${median(p99s).toFixed(1)} ms`,
  );
}
console.log(
  `at 32 connections the targets are ratio ${TARGET_RATIO} and p99 under ${TARGET_P99} ms: ${isMet ? 'met' : 'NOT met'}`,
);
process.exitCode = isMet ? 0 : 1;
