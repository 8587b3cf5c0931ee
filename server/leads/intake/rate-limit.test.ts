import { afterEach, expect, test, vi } from 'vitest';
import type { LogFields } from '#server/log.ts';
import { runWebsite } from '#server/testing/running-website.ts';
import { createRateLimiter, parseRateLimit } from './rate-limit.ts';

afterEach(() => void vi.useRealTimers());

test('too many posts are answered 429 with the time to wait, and are welcome again after it', async () => {
  let now = 1_000_000;
  await using website = await runWebsite({
    variables: { CONTACT_RATE_LIMIT: '3/1m' },
    effects: { now: () => now },
  });
  for (let count = 0; count < 3; count += 1) expect((await website.postLead()).status).toBe(202);
  const refused = await website.postLead();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  expect(await refused.json()).toMatchObject({ ok: false, message: expect.stringContaining('20 seconds') });
  expect((await website.store.stats()).total).toBe(3);
  now += 20_000;
  expect((await website.postLead()).status).toBe(202);
});

test('a flood of posts costs the log a line when it begins and one a minute, not a line each', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const refused: LogFields[] = [];
  await using website = await runWebsite({
    variables: { CONTACT_RATE_LIMIT: '1/10m' },
    log: (_level, event, fields = {}) => void (event === 'lead.refused' && refused.push(fields)),
  });
  expect((await website.postLead()).status).toBe(202);
  for (let count = 0; count < 20; count += 1) expect((await website.postLead()).status).toBe(429);
  expect(refused).toEqual([{ status: 429 }]);
  vi.advanceTimersByTime(60_000);
  expect(refused).toEqual([{ status: 429 }, { status: 429, posts: 19 }]);
  vi.advanceTimersByTime(3_600_000);
  expect(refused, 'nothing more once it is over').toHaveLength(2);
  vi.useRealTimers();
});

test('a long wait is said in minutes', async () => {
  await using website = await runWebsite({
    variables: { CONTACT_RATE_LIMIT: '1/10m' },
    effects: { now: () => 1_000_000 },
  });
  expect((await website.postLead()).status).toBe(202);
  const refused = await website.postLead();
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('in 10 minutes.') });
});

test('without a configured proxy a forged X-Forwarded-For changes nothing', async () => {
  await using website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: '2/1h' } });
  const statuses = [];
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await website.postLead({}, { 'X-Forwarded-For': address })).status);
  }
  expect(statuses).toEqual([202, 202, 429]);
});

test('behind a configured proxy each client has its own allowance', async () => {
  await using website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: '1/1h', TRUST_PROXY: '1' } });
  const from = async (chain: string) => (await website.postLead({}, { 'X-Forwarded-For': chain })).status;
  expect(await from('203.0.113.1')).toBe(202);
  expect(await from('203.0.113.2')).toBe(202);
  expect(await from('203.0.113.1')).toBe(429);
  expect(await from('198.51.100.9, 203.0.113.1')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(202);
  expect(await from('2001:db8:0:1:ffff::2')).toBe(429);
});

test('by default the machine itself has more room than other addresses', async () => {
  await using website = await runWebsite();
  for (let count = 0; count < 40; count += 1) expect((await website.postLead()).status).toBe(202);
});

test('a flood of addresses costs bounded memory and forgets the oldest', () => {
  const limiter = createRateLimiter(2);
  const once = parseRateLimit('1/1h');
  for (const address of ['a', 'b']) expect(limiter(address, once, 0)).toBe(0);
  expect(limiter('a', once, 0)).toBe(3600);
  expect(limiter('c', once, 0)).toBe(0);
  expect(limiter('a', once, 0)).toBe(3600);
  expect(limiter('b', once, 0)).toBe(0);
});

test.each(['', '0/1m', '5', '5/m', '5/1d', '-1/1m', '5/1m '])('"%s" is not a rate', (text) => {
  expect(() => parseRateLimit(text)).toThrow('30/10m');
});
