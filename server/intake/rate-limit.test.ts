import { expectTable } from '#model/testing/table.ts';
import { BROWSER } from '../testing/sent-requests.ts';
import { runWebsite } from '../testing/servers.ts';
import { clientAddress, isLoopback, rateLimitKey } from './client-address.ts';
import { inWords } from './contact-route.ts';
import { createRateLimiter, parseRateLimit } from './rate-limit.ts';

test('too many posts are answered 429 with the time to wait', async () => {
  let now = 1_000_000;
  await using website = await runWebsite({
    variables: { CONTACT_RATE_LIMIT: '3/1m' },
    effects: { now: () => now },
  });
  // Without a configured proxy a forged address changes nothing.
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    expect((await website.postLead({}, { 'X-Forwarded-For': address })).status).toBe(202);
  const refused = await website.postLead();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  for (const answer of [refused, await website.post('', BROWSER)])
    expect(await answer.text()).toMatchSnapshot();
  expect((await website.store.stats()).total).toBe(3);
  now += 19_375;
  expect((await website.postLead()).headers.get('retry-after')).toBe('1');
  now += 625;
  expect((await website.postLead()).status).toBe(202);
});

test('the words of a wait are never shorter than it', () => {
  expectTable([1, 2, 60, 120, 121, 180, 181, 86_400], inWords);
});

test('a flood of addresses costs bounded memory and forgets the oldest', () => {
  const limiter = createRateLimiter(2);
  const once = parseRateLimit('1/1h');
  const waits = ['a', 'b', 'a', 'c', 'a', 'b'].map((address) => limiter(address, once, 0));
  expect(waits).toEqual([0, 0, 3600, 0, 3600, 0]);
});

test('an allowance comes back in time, up to the whole, and not by a clock set back', () => {
  const limiter = createRateLimiter();
  const moments = [0, 0, 0, 29_001, 30_000, 30_000, 9e9, 9e9, 9e9, 0, 15_000];
  expectTable(moments, (now) => limiter('a', { burst: 2, windowMs: 60_000 }, now));
});

test('of IPv6 a network has one allowance, however it is written', () => {
  const addresses =
    `::1 :: 2001:DB8::7 2001:db8:0:1::1 2001:0db8:0:1:f::2 1:2:3:4:5:6:7:8 1::4:5:6:7:8
    1:2:3:4:5:6:7:: 192.0.2.127 127.8.0.1`.split(/\s+/);
  expectTable(addresses, (one) => [rateLimitKey(one), isLoopback(one)]);
});

test('behind a proxy each client has its own allowance, the machine itself a larger one', async () => {
  for (const [TRUST_PROXY, chain, status] of [
    ['', '203.0.113.1', 422],
    ['1', '203.0.113.1', 429],
    ['1', '127.0.0.1', 429],
  ] as const) {
    // The limit of who sets none.
    const variables = { TRUST_PROXY, CONTACT_RATE_LIMIT: '' };
    await using website = await runWebsite({ variables });
    const statusFrom = async (chain: string) =>
      (await website.post('1', { 'X-Forwarded-For': chain })).status;
    for (let count = 0; count < 30; count += 1) expect(await statusFrom(chain)).toBe(422);
    expect(await statusFrom(`198.51.100.9, ${chain}`)).toBe(status);
    expect(await statusFrom('2001:db8::1')).toBe(422);
  }
});

test('the client is the last entry that the trusted proxies did not write', () => {
  const requests: [what: string, ...asked: Parameters<typeof clientAddress>][] = [
    ['no proxy configured', '192.0.2.1', '203.0.113.9', undefined],
    ['an IPv4 address in IPv6 clothes', '::ffff:192.0.2.1', undefined, undefined],
    ['one hop', '10.0.0.1', '203.0.113.9', 1],
    ['one hop, forged entries before it', '10.0.0.1', '6.6.6.6, 203.0.113.9', 1],
    ['two hops', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2],
    ['fewer entries than hops', '10.0.0.1', '203.0.113.9', 2],
    ['no header behind a proxy', '10.0.0.1', undefined, 1],
    ['nonsense instead of an address', '10.0.0.1', 'unknown', 1],
    ['an entry with a port', '10.0.0.1', '203.0.113.9:40112', 1],
    ['an IPv6 entry with a port', '10.0.0.1', '[2001:db8::7]:443', 1],
    ['an IPv6 address of one link', 'fe80::1%eth0', undefined, undefined],
    ['spaces and an IPv4 entry in IPv6 clothes', '10.0.0.1', ' ::FFFF:192.0.2.1 ', 1],
  ];
  expectTable(requests, ([, ...asked]) => clientAddress(...asked));
});
