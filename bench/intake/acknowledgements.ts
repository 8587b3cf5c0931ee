// Acknowledged leads per second: group commit against one transaction per lead, on the same server in the same run.
// npx node bench/intake/acknowledgements.ts

import { join } from 'node:path';
import { samplePayload } from '../../server/testing/sample-lead.ts';
import { startServerProcess } from '../../server/testing/server-process.ts';
import { writeSite } from '../../server/testing/site-fixture.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { contactRequest, load } from './load.ts';

const SECONDS = 4;
const ROUNDS = 3;
const TARGET_RATIO = 4;
const TARGET_P99 = 50;

using folder = temporaryFolder();
const SITE_DIR = join(folder.path, 'dist');
writeSite(SITE_DIR);
const request = contactRequest(JSON.stringify(samplePayload()));

async function measure(mode: 'on' | 'off', connections: number, name: string) {
  const DATA_DIR = join(folder.path, `data-${name}`);
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR, STORE_GROUP_COMMIT: mode });
  await load(server.url, request, { connections, seconds: 0.5, status: 202 });
  const result = await load(server.url, request, { connections, seconds: SECONDS, status: 202 });
  if (result.wrong > 0) throw new Error(`${result.wrong} answers were not 202`);
  return result;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratios: number[] = [];
const p99s: number[] = [];
console.log('connections  grouped/s  alone/s  ratio  grouped p50 ms  grouped p99 ms  alone p99 ms');
for (const connections of [1, 32, 32, 32].slice(0, ROUNDS + 1)) {
  const name = `${connections}-${ratios.length}`;
  const alone = await measure('off', connections, `${name}-off`);
  const grouped = await measure('on', connections, `${name}-on`);
  const ratio = grouped.perSecond / alone.perSecond;
  if (connections === 32) {
    ratios.push(ratio);
    p99s.push(grouped.p99);
  }
  const cells = [connections, Math.round(grouped.perSecond), Math.round(alone.perSecond), ratio.toFixed(2)];
  console.log([...cells, grouped.p50.toFixed(1), grouped.p99.toFixed(1), alone.p99.toFixed(1)].join('  '));
}
const isMet = median(ratios) >= TARGET_RATIO && median(p99s) < TARGET_P99;
console.log(
  `32 connections, median of ${ROUNDS}: ratio ${median(ratios).toFixed(2)} (target ${TARGET_RATIO}), p99 ${median(p99s).toFixed(1)} ms (target under ${TARGET_P99}): ${isMet ? 'met' : 'NOT met'}`,
);
process.exitCode = isMet ? 0 : 1;
