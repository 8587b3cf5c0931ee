import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Effects, realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';
import { openStore } from '../leads/open-store.ts';
import type { LeadStore } from '../leads/store.ts';
import { type Log, silentLog } from '../log.ts';
import { startWebsite } from '../website.ts';
import { type TemporaryFolder, temporaryFolder, writeSite } from './resources.ts';
import { samplePayload } from './sample-lead.ts';

export interface RunningWebsite extends AsyncDisposable {
  url: string;
  dataFolder: string;
  /** A second view of the same leads, as the command line has it. */
  store: LeadStore;
  post(body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  postLead(change?: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
}

export interface RunningOptions {
  variables?: Record<string, string>;
  effects?: Partial<Effects>;
  log?: Log;
  /** Changes the built site before it is loaded. */
  prepare?: (siteFolder: string) => void;
}

/** The whole server in this process, on a port of its own, with a small site and an empty database. */
export async function runWebsite({
  variables,
  effects,
  log,
  prepare,
}: RunningOptions = {}): Promise<RunningWebsite> {
  const folder = temporaryFolder();
  const siteFolder = join(folder.path, 'dist');
  const dataFolder = join(folder.path, 'data');
  writeSite(siteFolder);
  prepare?.(siteFolder);
  const env = parseEnvironment({ PORT: '0', SITE_DIR: siteFolder, DATA_DIR: dataFolder, ...variables });
  const website = await startWebsite({ env, effects: { ...realEffects, ...effects }, log: log ?? silentLog });
  const store = openStore(env);
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${website.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'manual',
    });
  return {
    url: website.url,
    dataFolder,
    store,
    post,
    postLead: (change = {}, headers) => post(JSON.stringify({ ...samplePayload(), ...change }), headers),
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await website.close();
      folder[Symbol.dispose]();
    },
  };
}

interface ServerFolders {
  /** Holds the others; gone after the last test of the file. */
  readonly path: string;
  /** A small built site, the same for every test of the file. */
  readonly siteDir: string;
  /** A folder for leads that no other test has. It is not made yet. */
  dataFolder(): string;
}

/** Folders for the tests of one file that start the server. Call it where the file's tests are declared. */
export function serverFolders(): ServerFolders {
  let folder: TemporaryFolder;
  let count = 0;
  beforeAll(() => {
    folder = temporaryFolder();
    writeSite(join(folder.path, 'dist'));
  });
  afterAll(() => folder?.[Symbol.dispose]());
  return {
    get path() {
      return folder.path;
    },
    get siteDir() {
      return join(folder.path, 'dist');
    },
    dataFolder: () => {
      count += 1;
      return join(folder.path, `data-${count}`);
    },
  };
}
