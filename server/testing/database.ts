import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream';
import { inject, test } from 'vitest';
import { openStore } from '../leads/open-store.ts';
import type { LeadStore } from '../leads/queries.ts';
import type { SqliteFileOptions } from '../leads/sqlite-file.ts';
import { query } from './postgres.ts';
import { temporaryFolder } from './resources.ts';

export async function createDatabase() {
  const response = await fetch(inject('databaseDesk'));
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}

const fileIn = (folder: string) => `${folder}/leads.sqlite`;

export type Leads = ReturnType<typeof leadsIn>;

export async function createSqliteLeads(): Promise<Leads> {
  const folder = temporaryFolder();
  const run = async (sql: string) => {
    const database = new DatabaseSync(fileIn(folder.path), { timeout: 5000 });
    database.exec(sql);
    database.close();
  };
  return leadsIn({ DATA_DIR: folder.path }, run, () => folder[Symbol.dispose]());
}

async function createPostgresLeads(): Promise<Leads> {
  const DATABASE_URL = await createDatabase();
  return leadsIn({ DATABASE_URL }, async (sql) => void (await query(DATABASE_URL, sql)));
}

type Kind = readonly [name: string, create: () => Promise<Leads>];
const SQLITE: Kind = ['SQLite', createSqliteLeads];
export const STORES = [SQLITE, ['PostgreSQL', createPostgresLeads] as Kind];

/** Each test has leads of its own, whose tables are made when it asks for the store. */
const testOn =
  (kinds: readonly Kind[]) => (what: string, run: (leads: Leads, kind: string) => Promise<void>) =>
    test.for(kinds)(`%s: ${what}`, async ([kind, create]) => {
      await using leads = await create();
      await run(leads, kind);
    });

export const onEachStore = testOn(STORES);
export const onSqlite = testOn([SQLITE]);

/** @param run changes the database behind the stores' backs */
function leadsIn(
  variables: Record<string, string>,
  run: (sql: string) => Promise<void>,
  remove = () => {},
) {
  const { DATA_DIR = '', DATABASE_URL } = variables;
  const opened: LeadStore[] = [];
  const open = (options?: SqliteFileOptions) => {
    const store = openStore({ DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS: 10 }, options);
    opened.push(store);
    return store;
  };
  let first: LeadStore | undefined;
  return {
    variables,
    folder: DATA_DIR,
    file: fileIn(DATA_DIR),
    get store() {
      first ??= open();
      return first;
    },
    open,
    run,
    [Symbol.asyncDispose]: async () => {
      for (const store of opened) await store.close();
      remove();
    },
  };
}

/** Behind a connection that a test can cut, while others use the server. */
export async function createInterruptibleDatabase() {
  const url = new URL(await createDatabase());
  const target = { port: Number(url.port), host: url.hostname };
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(target);
    pipeline(client, database, client, () => {});
    open.add(client).add(database);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  const pause = async () => {
    const closed = new Promise((resolve) => proxy.close(resolve));
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  url.port = String(port);
  return { url: url.href, pause, resume: () => listen(port), [Symbol.asyncDispose]: pause };
}
