// 200 kills in the middle of a burst: is every acknowledged lead still there?
// npx node bench/intake/kill-cycles.ts [CYCLES]

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { postBurst } from '#server/testing/burst.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const cycles = Number(process.argv[2] ?? 200);
using folder = temporaryFolder();
const SITE_DIR = join(folder.path, 'dist');
const DATA_DIR = join(folder.path, 'data');
writeSite(SITE_DIR);

const acknowledged: string[] = [];
let interrupted = 0;
for (let cycle = 0; cycle < cycles; cycle += 1) {
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR });
  let isOver = false;
  const burst = postBurst(server.url, 32, () => isOver);
  await sleep(40 + (cycle % 20) * 8);
  await server.end('SIGKILL');
  isOver = true;
  const { acknowledged: ids, failed } = await burst;
  acknowledged.push(...ids);
  if (failed > 0) interrupted += 1;
  if ((cycle + 1) % 20 === 0) console.error(`${cycle + 1} of ${cycles}: ${acknowledged.length} acknowledged`);
}
const store = openSqliteStore({ folder: DATA_DIR });
let lost = 0;
for (const id of acknowledged) if ((await store.get(id)) === null) lost += 1;
await store.close();
console.log('kills  in the middle of a burst  acknowledged  lost');
console.log([cycles, interrupted, acknowledged.length, lost].join('  '));
process.exitCode = lost === 0 ? 0 : 1;
