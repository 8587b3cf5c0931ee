import { networkInterfaces } from 'node:os';
import { makePlace, startReceiver, until } from './testing/resources.ts';
import { idOf, postLead, samplePayload } from './testing/sent-requests.ts';
import { startServerProcess } from './testing/servers.ts';

const INSIDE = Object.values(networkInterfaces()).flat();
const HOST = INSIDE.some((each) => each?.address === '::1') ? '::1' : '127.0.0.1';

test('it listens, delivers what came, logs nothing personal, and ends', async () => {
  using place = makePlace();
  {
    await using server = await startServerProcess({ ...place.variables, HOST });
    await idOf(await postLead(server.url));
    expect(await server.end('SIGTERM')).toBe(0);
  }
  await using receiver = await startReceiver((_delivery, response) =>
    response.writeHead(500).end('echo of ada@example.com'),
  );
  const CONTACT_WEBHOOK_URL = receiver.url.replace('//', '//hookuser:hookpass@');
  const delivery = { CONTACT_WEBHOOK_URL, DELIVERY_SCHEDULE: '0.01' };
  await using server = await startServerProcess({ ...place.variables, ...delivery });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const proxied = { 'X-Forwarded-For': '203.0.113.77' };
  await idOf(await postLead(server.url, {}, proxied));
  const malformed = await postLead(server.url, { email: 'secret-malformed-address' }, proxied);
  expect(malformed.status).toBe(422);
  await until('both are given up', () => server.output().match(/lead\.dead/g)?.length === 2);
  expect(JSON.parse(receiver.deliveries[0]?.body ?? '')).toEqual(samplePayload());
  const [first, ...lines] = server.output().trim().split('\n');
  expect(first).toBe(`Listening on ${server.url}`);
  const logged = lines.map((line) => JSON.parse(line) as { event: string; setting?: string });
  const events = new Set(logged.map(({ event, setting = '' }) => `${event} ${setting}`));
  expect([...events].toSorted()).toMatchSnapshot();
  expect(lines.join('\n')).not.toMatch(
    /Ada|Byron|ada@|secret-malformed|Engines|555 0100|203\.0\.113|127\.0\.0\.1|hookpass/,
  );

  const taken = startServerProcess({ ...place.variables, PORT: new URL(server.url).port });
  await expect(taken).rejects.toThrow(/EADDRINUSE.* Set PORT to a number that is free/);
  server.process.stdout?.destroy();
  for (let count = 0; count < 5; count += 1) await idOf(await postLead(server.url));
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(await server.end('SIGINT')).toBe(0);
});

test.each([
  [{ SITE_DIR: 'none' }, 'There is no built site in none. Run "npm run build" first'],
  [{ HOST: '192.0.2.1' }, 'listen EADDRNOTAVAIL: address not available 192.0.2.1. Set PORT'],
])('with %j it does not start, and says what to do', async (variables, sentence) => {
  using place = makePlace();
  const start = startServerProcess({ ...place.variables, ...variables });
  await expect(start).rejects.toThrow(`ended with 1 before it listened:\n${sentence}`);
});
