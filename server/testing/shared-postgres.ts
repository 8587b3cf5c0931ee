import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

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
