import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { limitConnections, mostConnections, reportTurnedAway, type TurnedAway } from './connections.ts';
import type { LogFields } from './log.ts';
import { until } from './testing/resources.ts';
import { serverFolders } from './testing/running-website.ts';
import { postLead } from './testing/sent-requests.ts';
import { startServerProcess } from './testing/server-process.ts';

const MOST = 8;
const [VISITOR, GREEDY] = ['127.0.0.1', '127.0.0.2'];
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

interface Client extends AsyncDisposable {
  socket: Socket;
  heard: () => string;
  isEnded: () => boolean;
}

/** Connects from an address of this machine and says something. */
async function client(url: string, localAddress = VISITOR, words = ''): Promise<Client> {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let heard = '';
  let isEnded = false;
  socket
    .on('data', (chunk) => (heard += chunk))
    .on('error', () => {})
    .on('close', () => {
      isEnded = true;
    });
  await new Promise((resolve) => socket.once('connect', resolve));
  if (words) socket.write(words);
  return {
    socket,
    heard: () => heard,
    isEnded: () => isEnded,
    [Symbol.asyncDispose]: async () => void socket.destroy(),
  };
}

interface Crowded extends AsyncDisposable {
  url: string;
  turnedAway: TurnedAway[];
  open: () => number;
  /** Answers what waits. */
  release: () => void;
  waiting: () => number;
  /** Opens connections, and waits until the server has each. */
  crowd: (count: number, address: string, words?: string) => Promise<Client[]>;
}

/** A server with few places that answers at once, but `/slow` only when told to. */
async function crowdedServer(): Promise<Crowded> {
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url !== '/slow') return void response.end('words');
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
  });
  const turnedAway: TurnedAway[] = [];
  limitConnections(server, {
    most: MOST,
    headers: [['X-Content-Type-Options', 'nosniff']],
    onTurnedAway: (how) => void turnedAway.push(how),
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const open = () => [...sockets].filter(({ destroyed }) => !destroyed).length;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: Client[] = [];
  return {
    url,
    turnedAway,
    open,
    waiting: () => waiting.size,
    release: () => {
      for (const response of waiting) response.end('late');
    },
    crowd: async (count, address, words) => {
      const before = open();
      const came: Client[] = [];
      for (let index = 0; index < count; index += 1) came.push(await client(url, address, words));
      clients.push(...came);
      await until('they are in', () => open() === Math.min(before + count, MOST));
      return came;
    },
    [Symbol.asyncDispose]: async () => {
      for (const { socket } of clients) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// Other systems have only the first address of the loopback interface.
describe.runIf(process.platform === 'linux')('one address that holds every place', () => {
  test.each([
    ['and says nothing', '', 0],
    ['and never ends its headers', 'GET / HTTP/1.1\r\nX-A: 1\r\n', 0],
    ['and waits for answers', ask('/slow'), MOST],
  ])('%s keeps nobody else out', async (_how, words, answering) => {
    await using server = await crowdedServer();
    const crowd = await server.crowd(MOST, GREEDY, words);
    await until('they are heard', () => server.waiting() === answering);
    await using visitor = await client(server.url, VISITOR, ask('/'));
    await until('the visitor has a page', () => visitor.heard().endsWith('words'));
    expect(server.turnedAway).toEqual(['replaced']);
    await until('the oldest is gone', () => crowd[0]?.isEnded() === true);
    expect(crowd.filter(({ isEnded }) => isEnded())).toHaveLength(1);
    expect(server.open()).toBe(MOST);
  });

  test('of an address with a quarter of all places or less no answer is cut while others are at rest', async () => {
    await using server = await crowdedServer();
    const atWork = await server.crowd(MOST / 4, GREEDY, ask('/slow'));
    await until('they are heard', () => server.waiting() === atWork.length);
    const atRest = (
      await Promise.all([3, 4, 5, 6, 7, 8].map((last) => server.crowd(1, `127.0.0.${last}`)))
    ).flat();
    await using visitor = await client(server.url, VISITOR, ask('/'));
    await until('the visitor has a page', () => visitor.heard().endsWith('words'));
    server.release();
    await until('both answers are whole', () => atWork.every(({ heard }) => heard().endsWith('late')));
    expect(atRest.filter(({ isEnded }) => isEnded())).toHaveLength(1);
  });

  test('takes places of its own when it wants more, not those of others', async () => {
    await using server = await crowdedServer();
    const [visitor] = await server.crowd(1, VISITOR);
    const crowd = await server.crowd(MOST - 1, GREEDY);
    await server.crowd(20, GREEDY);
    await until('the first are gone', () => crowd.every(({ isEnded }) => isEnded()));
    visitor?.socket.write(ask('/'));
    await until('the visitor has a page', () => visitor?.heard().endsWith('words') === true);
  });
});

describe('where all connections are from one address, as behind a proxy', () => {
  test('a new one takes the place of the oldest on which nothing is being answered', async () => {
    await using server = await crowdedServer();
    const atWork = await server.crowd(1, VISITOR, ask('/slow'));
    await until('it is heard', () => server.waiting() === 1);
    const atRest = await server.crowd(MOST - 1, VISITOR);
    const [late] = await server.crowd(1, VISITOR, ask('/'));
    await until('it is answered', () => late?.heard().endsWith('words') === true);
    expect(server.turnedAway).toEqual(['replaced']);
    await until('one is gone', () => atRest[0]?.isEnded() === true);
    server.release();
    await until('what was asked before is answered', () => atWork[0]?.heard().endsWith('late') === true);
  });

  test('when all are at work a new one is told to come back, and no answer is cut short', async () => {
    await using server = await crowdedServer();
    const crowd = await server.crowd(MOST, VISITOR, ask('/slow'));
    await until('they are heard', () => server.waiting() === MOST);
    const [late] = await server.crowd(1, VISITOR, ask('/'));
    await until('it is told', () => late?.isEnded() === true);
    expect(server.turnedAway).toEqual(['refused']);
    const answer = late?.heard() ?? '';
    expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain('\r\nRetry-After: 10\r\n');
    expect(answer).toContain('\r\nConnection: close\r\n');
    const [, length, body] = /Content-Length: (\d+)[\s\S]*\r\n\r\n([\s\S]*)$/.exec(answer) ?? [];
    expect([Number(length), body]).toEqual([body?.length, expect.stringContaining('Too many connections')]);
    server.release();
    await until('all are answered', () => crowd.every(({ heard }) => heard().endsWith('late')));
  });

  test('a place is free again as soon as somebody leaves', async () => {
    await using server = await crowdedServer();
    const crowd = await server.crowd(MOST, VISITOR, ask('/slow'));
    await until('they are heard', () => server.waiting() === MOST);
    crowd[3]?.socket.destroy();
    await until('it has left', () => server.open() === MOST - 1);
    const [late] = await server.crowd(1, VISITOR, ask('/'));
    await until('it is answered', () => late?.heard().endsWith('words') === true);
    expect(server.turnedAway).toEqual([]);
  });
});

describe('the places', () => {
  test('are fewer where the process may open few files', () => {
    const limits = (files: string) => `Limit  Soft  Hard  Units\nMax open files  ${files}  ${files}  files\n`;
    expect(mostConnections(limits('524288'))).toBe(mostConnections(''));
    expect(mostConnections(limits('unlimited'))).toBe(mostConnections(''));
    expect(mostConnections(limits('1024'))).toBe(924);
    expect(mostConnections(limits('64'))).toBe(1);
  });

  const folder = serverFolders();

  test.runIf(process.platform === 'linux')(
    'leave enough files for a page, a lead and the log when more connect than files can be open',
    async () => {
      await using server = await startServerProcess(
        { SITE_DIR: folder.siteDir, DATA_DIR: folder.dataFolder(), CONTACT_RATE_LIMIT: 'off' },
        { through: ['sh', '-c', 'ulimit -n 200; exec "$0" "$@"'] },
      );
      const crowd = await Promise.all(Array.from({ length: 400 }, () => client(server.url, GREEDY)));
      try {
        expect((await fetch(`${server.url}/about`)).status).toBe(200);
        expect((await postLead(server.url)).status).toBe(202);
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        expect(server.output()).toContain('"event":"connections.full"');
      } finally {
        for (const { socket } of crowd) socket.destroy();
      }
    },
  );
});

test('a flood is said when it begins, and once a minute while it lasts', ({ onTestFinished }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: LogFields[] = [];
  const report = reportTurnedAway((_level, event, fields = {}) => {
    expect(event).toBe('connections.full');
    lines.push(fields);
  });

  report('replaced', 4000);
  expect(lines).toEqual([{ replaced: 1, fromOneAddress: 4000 }]);
  for (let count = 0; count < 1000; count += 1) report('replaced', 4001);
  report('refused', 3999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toEqual({ replaced: 1000, refused: 1, fromOneAddress: 4001 });

  vi.advanceTimersByTime(3_600_000);
  expect(lines, 'nothing more once it is over').toHaveLength(2);
  report('refused', 4096);
  expect(lines[2]).toEqual({ refused: 1, fromOneAddress: 4096 });
});
