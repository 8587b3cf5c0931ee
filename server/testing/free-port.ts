import { createServer } from 'node:net';

/**
 * A port that nobody listens on at the moment, below those that the system gives to whoever asks for any: it must still
 * be free when somebody starts there, and what else runs opens connections all the while.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
