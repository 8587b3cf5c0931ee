import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';
import type {} from './postgres.ts';

/** Address of a fresh, empty database on the run's PostgreSQL (`postgres.ts`). */
export async function createDatabase(): Promise<string> {
  const response = await fetch(inject('databaseDesk'));
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}

export interface InterruptibleDatabase extends AsyncDisposable {
  url: string;
  /** Takes the database away as a crash or a cut cable would. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** A fresh database behind a connection that the test can cut, while other tests go on using the server. */
export async function createInterruptibleDatabase(): Promise<InterruptibleDatabase> {
  const address = new URL(await createDatabase());
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const database = connect(Number(address.port), address.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  const pause = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const url = new URL(address);
  url.port = String(port);
  return { url: url.href, pause, resume: () => listen(port), [Symbol.asyncDispose]: pause };
}
