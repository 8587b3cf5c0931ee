import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { rawRequest } from './testing/raw-request.ts';
import { limitWaiting, MAX_WAITING } from './waiting-requests.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

interface Limited extends AsyncDisposable {
  url: string;
  server: Server;
}

async function limitedServer(answer: RequestListener): Promise<Limited> {
  const server = createServer(answer);
  limitWaiting(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const countAnswers = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

test('of a thousand requests that come at once, no more are looked at than may wait', async () => {
  let announced = 0;
  await using limited = await limitedServer((_, response) => {
    announced += 1;
    setTimeout(() => response.end('late'), 1000);
  });
  await rawRequest(limited.url, GET.repeat(1000));
  expect(announced).toBeLessThanOrEqual(MAX_WAITING + 1);
});

test('a client that sends a few requests ahead gets every answer, in their order', async () => {
  let count = 0;
  await using limited = await limitedServer((_, response) => {
    count += 1;
    const words = `answer ${count}.`;
    setTimeout(() => response.end(words), 20 - count);
  });
  const answers = await rawRequest(limited.url, GET.repeat(MAX_WAITING) + LAST);
  expect(countAnswers(answers)).toBe(MAX_WAITING + 1);
  const order = [...answers.matchAll(/answer (\d+)\./g)].map(([, number]) => Number(number));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a connection may be used for as many requests as a client likes, one after the other', async () => {
  await using limited = await limitedServer((_, response) => response.end('words'));
  let connections = 0;
  limited.server.on('connection', () => (connections += 1));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise((resolve, reject) => {
      const request = get(limited.url, { agent }, (response) => response.on('end', resolve).resume());
      request.on('error', reject);
    });
  for (let count = 0; count < MAX_WAITING * 10; count += 1) await ask();
  agent.destroy();
  expect(connections).toBe(1);
});
