import { expect, test } from 'vitest';
import { runWebsite } from '#server/testing/running-website.ts';

const key = (value: string) => ({ 'Idempotency-Key': value });

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(202);
  return ((await response.json()) as { id: string }).id;
}

test('the same key gets the first answer again and no second lead', async () => {
  await using website = await runWebsite();
  const first = await idOf(await website.postLead({}, key('abc')));
  const again = await idOf(await website.postLead({}, key('abc')));
  const quoted = await idOf(await website.postLead({}, key('"abc"')));
  expect([again, quoted]).toEqual([first, first]);
  expect(await idOf(await website.postLead({}, key('other')))).not.toBe(first);
  expect((await website.store.stats()).total).toBe(2);
});

test('a retry may bring a new time and a new token', async () => {
  await using website = await runWebsite();
  const first = await idOf(await website.postLead({ recaptchaToken: 'a' }, key('abc')));
  const change = { recaptchaToken: 'b', timestamp: '2025-05-18T09:31:00.000Z' };
  expect(await idOf(await website.postLead(change, key('abc')))).toBe(first);
});

test('twenty posts at once with one key are one lead', async () => {
  await using website = await runWebsite();
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => idOf(await website.postLead({}, key('abc')))),
  );
  expect(new Set(ids).size).toBe(1);
  expect((await website.store.stats()).total).toBe(1);
});

test('the same key with other answers is refused with 422 and says why', async () => {
  await using website = await runWebsite();
  await website.postLead({}, key('abc'));
  const response = await website.postLead({ firstName: 'Eve' }, key('abc'));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    ok: false,
    errors: { 'Idempotency-Key': expect.stringContaining('other answers') },
  });
  expect((await website.store.stats()).total).toBe(1);
});

test('an invalid post does not use its key up', async () => {
  await using website = await runWebsite();
  expect((await website.postLead({ firstName: '' }, key('abc'))).status).toBe(422);
  await idOf(await website.postLead({}, key('abc')));
});

test('without a key every post is a lead of its own', async () => {
  await using website = await runWebsite();
  expect(await idOf(await website.postLead())).not.toBe(await idOf(await website.postLead()));
});
