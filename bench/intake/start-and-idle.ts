// From the start of the process to the first answer, and the memory it holds when nobody asks.
// npx node bench/intake/start-and-idle.ts   (SITE_DIR=./dist for the real site)

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const TARGET_START_MS = 1000;
const TARGET_MB = 120;

using folder = temporaryFolder();
const SITE_DIR = process.env.SITE_DIR ?? join(folder.path, 'dist');
if (process.env.SITE_DIR === undefined) writeSite(SITE_DIR);

const starts: number[] = [];
const memories: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const begin = performance.now();
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR: join(folder.path, `data-${round}`) });
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(samplePayload()),
  });
  if (response.status !== 202) throw new Error(`The first lead was answered ${response.status}`);
  starts.push(performance.now() - begin);
  await sleep(1500);
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  memories.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
const start = Math.max(...starts);
const memory = Math.max(...memories);
const isMet = start < TARGET_START_MS && memory < TARGET_MB;
console.log('start to first acknowledged lead, ms:', starts.map(Math.round).join(' '));
console.log('idle memory, MB:', memories.map(Math.round).join(' '));
console.log(
  `slowest start ${Math.round(start)} ms (target under ${TARGET_START_MS}), largest memory ${Math.round(memory)} MB (target under ${TARGET_MB}): ${isMet ? 'met' : 'NOT met'}`,
);
process.exitCode = isMet ? 0 : 1;
