/**
 * Simulates cuts of the power. A server's operations on its files are recorded and replayed on a disk that forgets everything not
 * synced; the files such a disk would have after a cut are opened as the server opens them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSqliteFile } from '#server/leads/sqlite-file.ts';
import { after, postBurst } from '#server/testing/burst.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { until } from '#server/testing/until.ts';
import { makePlace, type Place, type Trial } from '../trial.ts';
import { createForgetfulDisk, type Files } from './forgetful-disk.ts';
import { readTraceLine, type TraceEvent, traceOptions } from './trace-lines.ts';

const POSTS = 400;
/** The files with leads. The index shared between processes (-shm) is made again after a cut. */
const FILE = /leads\.sqlite(-wal|-journal)?$/;

function hasStrace(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs a server until it has taken some leads and is ended with a signal; returns its operations. */
async function record(place: Place, signal: NodeJS.Signals): Promise<TraceEvent[]> {
  const output = join(place.path, 'trace');
  const variables = { SITE_DIR: place.SITE_DIR, DATA_DIR: place.DATA_DIR };
  await using server = await startServerProcess(variables, { through: traceOptions(output) });
  await postBurst(server.url, 6, after(POSTS));
  await server.end(signal);
  const trace = () => readFileSync(output, 'latin1');
  await until('the record is complete', () => /^\+\+\+ .* \+\+\+$/m.test(trace().slice(-200)));
  const isOfLeads = (event: TraceEvent) =>
    event.kind === 'answer' ||
    FILE.test(event.path) ||
    (event.kind === 'sync' && event.path === place.DATA_DIR);
  return trace()
    .split('\n')
    .flatMap((line) => readTraceLine(line) ?? [])
    .filter(isOfLeads);
}

/** The id of a lead, when this is the answer that promises to keep it. */
function acknowledged(event: TraceEvent): string | undefined {
  if (event.kind !== 'answer' || !event.text.startsWith('HTTP/1.1 202')) return undefined;
  return /"id":"([^"]+)"/.exec(event.text)?.[1];
}

/** Counts the leads that are gone after a cut that left these files. Throws when they cannot be opened. */
function countLost(files: Files, ids: readonly string[], folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, content] of files) writeFileSync(join(folder, basename(path)), content);
  const database = openSqliteFile(folder, { isThorough: true });
  const kept = new Set(
    database
      .prepare('SELECT id FROM leads')
      .all()
      .map(({ id }) => id),
  );
  database.close();
  return ids.filter((id) => !kept.has(id)).length;
}

/** A row of numbers from 0 to 1 that is the same in every run (a linear congruential generator). */
function repeatableRandom(): () => number {
  let state = 20_261_122;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Checks that the record explains the present files byte by byte; otherwise it proves nothing. */
function requireComplete(files: Files): void {
  for (const [path, content] of files) {
    if (!readFileSync(path).equals(content)) throw new Error(`The record of ${path} is not complete.`);
  }
}

/** Cuts before every sync, when most is at stake, and once more at a moment of chance. */
function cutEverywhere(events: readonly TraceEvent[], folder: string) {
  const disk = createForgetfulDisk();
  const random = repeatableRandom();
  const ids: string[] = [];
  let cuts = 0;
  let lost = 0;
  const cut = (files: Files) => {
    cuts += 1;
    lost = Math.max(lost, countLost(files, ids, folder));
  };
  for (const event of events) {
    if (event.kind === 'sync') {
      cut(disk.afterCut());
      cut(disk.afterCut(random));
    } else if (random() < 0.1) cut(disk.afterCut(random));
    if (event.kind === 'answer') {
      const id = acknowledged(event);
      if (id !== undefined) ids.push(id);
    } else disk.take(event);
  }
  cut(disk.afterCut());
  return { cuts, lost, ids, files: disk.now() };
}

/** Undefined without strace. */
export async function powerCuts(): Promise<Trial | undefined> {
  if (!hasStrace()) return undefined;
  using place = makePlace();
  mkdirSync(place.DATA_DIR);
  // Ended in order the first time, so that emptying and removing the log is on the record too.
  const events = [...(await record(place, 'SIGTERM')), ...(await record(place, 'SIGKILL'))];
  const { cuts, lost, ids, files } = cutEverywhere(events, join(dirname(place.DATA_DIR), 'after-cut'));
  requireComplete(files);
  return {
    fault: 'The power is cut (simulated)',
    tried: `${cuts.toLocaleString('en')} cuts in a record of ${events.length.toLocaleString('en')} writes, syncs and answers; of what was not synced nothing has survived, or a part by chance`,
    seen: 'every time the files are whole and open as after a crash',
    acknowledged: ids.length,
    lost,
  };
}
