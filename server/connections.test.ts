import { createServer, type ServerResponse } from 'node:http';
import { limitConnections } from './connections.ts';
import { withFewRepeats } from './log.ts';
import { listen, makePlace, until } from './testing/resources.ts';
import { client, postLead } from './testing/sent-requests.ts';
import { startServerProcess } from './testing/servers.ts';

const [VISITOR, GREEDY] = ['127.0.0.1', '127.0.0.2'];
const [REST, HALF] = ['', 'GET / HTTP/1.1\r\nX-A: 1\r\n'];
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const WORK = get('/slow');

const crowd = (count: number, address: string, words: string) =>
  Array.from({ length: count }, (): [string, string] => [address, words]);
const others = [3, 4, 5, 6, 7, 8].map((last): [string, string] => [`127.0.0.${last}`, REST]);

const onLinux = test.runIf(process.platform === 'linux');

onLinux.each([
  // All places in the order of their taking; who comes then; whose place it gets.
  ['one that works once', [...crowd(1, GREEDY, WORK), ...crowd(7, GREEDY, REST)], VISITOR, 1],
  ['one address that never ends its headers', crowd(8, GREEDY, HALF), VISITOR, 0],
  ['one address that waits for answers', crowd(8, GREEDY, WORK), VISITOR, 0],
  ['one with a quarter at work, and others', [...crowd(2, GREEDY, WORK), ...others], VISITOR, 2],
  ['one with more than that', [...crowd(3, GREEDY, WORK), ...others.slice(1)], VISITOR, 0],
  [
    'as many',
    [...crowd(1, VISITOR, WORK), ...crowd(2, GREEDY, WORK), ...others.slice(1)],
    VISITOR,
    3,
  ],
  ['one that wants more', [...crowd(1, VISITOR, REST), ...crowd(7, GREEDY, REST)], GREEDY, 1],
  ['a proxy that has all', [...crowd(1, VISITOR, WORK), ...crowd(7, VISITOR, REST)], VISITOR, 1],
  [
    'two at work',
    [...crowd(3, VISITOR, WORK), ...crowd(4, GREEDY, WORK), ...crowd(1, '127.0.0.3', WORK)],
    VISITOR,
    'none',
  ],
  ['a proxy that has all at work', crowd(8, VISITOR, WORK), VISITOR, 'none'],
] as const)('of %s the newcomer gets what it must', async (_what, places, newcomer, given) => {
  const slow = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow.add(response);
    else response.end('words');
  });
  let open = 0;
  server.on('connection', () => (open += 1));
  const turnedAway: unknown[] = [];
  limitConnections(server, {
    most: 8,
    headers: { 'X-Own': '1' },
    log: (_level, _event, fields) => void turnedAway.push(fields?.how),
  });
  await using listening = await listen(server);
  const clients: ReturnType<typeof client>[] = [];
  for (const [index, [address, words]] of places.entries()) {
    clients.push(client(listening.url, words, address));
    await until('it is in', () => open > index);
  }
  const atWork = clients.filter((_, index) => places[index]?.[1] === WORK);
  await until('they are heard', () => slow.size === atWork.length);

  const late = client(listening.url, get('/'), newcomer);
  if (given === 'none') {
    await until('it is told', () => late.socket.closed);
    expect(late.heard()).toMatch(/^HTTP\/1\.1 503 .*\r\nX-Own: 1\r\n.*\r\nRetry-After: 10\r\n/is);
    expect(late.heard()).toContain('\r\n\r\nToo many connections');
  } else await until('the newcomer has a page', () => late.heard().endsWith('words'));
  const gone = () => clients.flatMap(({ socket }, index) => (socket.closed ? index : []));
  const left = typeof given === 'number' ? [given] : [];
  await until('it has its place', () => gone().length === left.length);
  expect(gone()).toEqual(left);
  expect(turnedAway).toEqual(given === 'none' ? ['refused'] : left.map(() => 'replaced'));
  for (const response of slow) response.end('late');
  const whole = atWork.filter(({ socket }) => !socket.closed);
  await until('all are answered', () => whole.every(({ heard }) => heard().endsWith('late')));

  for (const { socket } of [...clients, late]) socket.destroy();
});

onLinux('when more connect than files can be open, pages and leads have theirs', async () => {
  using place = makePlace();
  const through = ['sh', '-c', 'ulimit -n 200; exec "$0" "$@"'];
  await using server = await startServerProcess(place.variables, through);
  const clients = Array.from({ length: 400 }, () => client(server.url, REST, GREEDY));
  await until('more came than may', () => server.output().includes('"connections.full"'));
  for (const path of ['about', 'healthz'])
    expect((await fetch(`${server.url}/${path}`)).status).toBe(200);
  expect((await postLead(server.url)).status).toBe(202);
  for (const { socket } of clients) socket.destroy();
});

test('what has no end is logged when it begins, and once a minute', ({ onTestFinished }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: unknown[] = [];
  const log = withFewRepeats((_level, event, fields) => void lines.push([event, fields]));
  for (let count = 0; count < 1000; count += 1) {
    log('warn', 'connections.full', { how: 'replaced', fromOneAddress: count });
    log('info', 'lead.refused', { status: 429 });
    if (count < 2) log('info', 'lead.refused', { status: 422 });
  }
  vi.advanceTimersByTime(60_000);
  const minute = lines.length;
  vi.advanceTimersByTime(3_600_000);
  expect(lines, 'nothing more once it is over').toHaveLength(minute);
  log('info', 'lead.refused', { status: 429 });
  expect(lines.map((line) => JSON.stringify(line))).toMatchSnapshot();
});
