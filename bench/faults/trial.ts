/** Common form of the trials: a fault brought upon a server, and the figures it reports. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { writeSite } from '#server/testing/site-fixture.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { type Watched, watchPages } from '../support/page-watch.ts';

export interface Trial {
  fault: string;
  /** Description of the trial, in figures. */
  tried: string;
  seen: string;
  acknowledged: number;
  /** Acknowledged leads that cannot be found afterwards, or did not arrive where they had to. */
  lost: number;
  /** Nothing where the fault is that there is no server. */
  watched?: Watched;
}

export interface Place extends Disposable {
  path: string;
  SITE_DIR: string;
  DATA_DIR: string;
}

/** A small site with one large page, and an empty folder for leads. */
export function makePlace(): Place {
  const folder = temporaryFolder();
  const SITE_DIR = join(folder.path, 'dist');
  writeSite(SITE_DIR);
  writeFileSync(
    join(SITE_DIR, 'large.html'),
    `<!doctype html><title>Large</title>${'<p>text</p>'.repeat(8000)}`,
  );
  const place = { path: folder.path, SITE_DIR, DATA_DIR: join(folder.path, 'data') };
  return { ...place, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

/** Counts the ids that the lead file of a folder does not have. */
export async function countLost(folder: string, acknowledged: readonly string[]): Promise<number> {
  const store = openSqliteStore({ folder });
  let lost = 0;
  for (const id of acknowledged) if ((await store.get(id)) === null) lost += 1;
  await store.close();
  return lost;
}

interface Attack<T> {
  seen: T;
  watched: Watched;
}

/** Starts a server, does something to it while its pages are watched, and ends it. */
export async function whileWatched<T>(
  variables: Record<string, string>,
  attack: (server: ServerProcess) => Promise<T>,
): Promise<Attack<T>> {
  await using server = await startServerProcess(variables);
  const watch = watchPages({ url: server.url, pid: server.process.pid });
  try {
    const seen = await attack(server);
    return { seen, watched: await watch.end() };
  } catch (error) {
    const { exitCode, signalCode } = server.process;
    const state = `Exit code ${exitCode}, signal ${signalCode}; the server’s last words:`;
    throw new Error(`${String(error)}\n${state}\n${server.output().slice(-2000)}`, { cause: error });
  }
}
