/** Measures the time from the start of the process to the first acknowledged lead, and the memory it holds when idle. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { memoryOf } from '../support/page-watch.ts';

const SETTLE_MS = 1500;

export interface Start {
  /** Milliseconds to the first acknowledged lead. */
  untilLead: number;
  /** MB when it has done nothing for a moment. */
  idle: number;
}

export async function measureStart(siteFolder: string, folder: string): Promise<Start> {
  const begin = performance.now();
  await using server = await startServerProcess({ SITE_DIR: siteFolder, DATA_DIR: join(folder, `${begin}`) });
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(samplePayload()),
  });
  if (response.status !== 202) throw new Error(`The first lead was answered ${response.status}.`);
  await response.body?.cancel();
  const untilLead = performance.now() - begin;
  await sleep(SETTLE_MS);
  return { untilLead, idle: memoryOf(server.process.pid) };
}
