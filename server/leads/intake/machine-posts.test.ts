import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { LogFields } from '#server/log.ts';
import { runWebsite } from '#server/testing/running-website.ts';

describe('posts that look like a machine’s are refused but kept', () => {
  test.each([
    ['a filled trap', { 'X-Form-Trap': 'http://spam.example.com' }],
    ['a form filled in a moment', { 'X-Form-Elapsed-Ms': '300' }],
    ['a negative time', { 'X-Form-Elapsed-Ms': '-5' }],
  ])('%s', async (_name, headers) => {
    await using website = await runWebsite();
    const response = await website.postLead({}, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      ok: false,
      message: expect.stringContaining('We kept your message'),
    });
    expect((await website.store.stats()).byState).toMatchObject({ quarantined: 1, pending: 0 });
  });

  test.each([
    ['an empty trap and enough time', { 'X-Form-Trap': '', 'X-Form-Elapsed-Ms': '2000' }],
    ['no such headers at all', {}],
    ['a time that is no number', { 'X-Form-Elapsed-Ms': 'soon' }],
  ])('%s is judged on its content', async (_name, headers) => {
    await using website = await runWebsite();
    expect((await website.postLead({}, headers as Record<string, string>)).status).toBe(202);
  });

  test('the log says which lead it is and why, so that somebody can find it', async () => {
    const lines: LogFields[] = [];
    await using website = await runWebsite({
      log: (_level, event, fields = {}) => void (event === 'lead.refused' && lines.push(fields)),
    });
    await website.postLead({}, { 'X-Form-Trap': 'http://spam.example.com' });
    const [lead] = await website.store.page({ limit: 1 });
    expect(lines).toEqual([{ status: 403, id: lead?.id, reason: lead?.quarantineReason }]);
  });

  test('a second, slower try with the same key releases the first', async () => {
    await using website = await runWebsite();
    const key = { 'Idempotency-Key': 'abc' };
    expect((await website.postLead({}, { ...key, 'X-Form-Elapsed-Ms': '100' })).status).toBe(403);
    expect((await website.postLead({}, { ...key, 'X-Form-Elapsed-Ms': '9000' })).status).toBe(202);
    expect(await website.store.stats()).toMatchObject({ total: 1, byState: { pending: 1, quarantined: 0 } });
  });
});

/** A verification service on this machine, with the answer a test wants. */
async function withVerifier(answer: object | string | number | 'silence') {
  const seen: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push(new URLSearchParams(body));
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const website = await runWebsite({ variables: { RECAPTCHA_SECRET_KEY: 'shh', RECAPTCHA_VERIFY_URL: url } });
  return {
    website,
    seen,
    [Symbol.asyncDispose]: async () => {
      await website[Symbol.asyncDispose]();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('with a bot check', () => {
  test.each([
    ['a score of 0.5', { success: true, action: 'submit', score: 0.5 }],
    ['no score and no action', { success: true }],
  ])('%s passes', async (_name, answer) => {
    await using check = await withVerifier(answer);
    expect((await check.website.postLead({ recaptchaToken: 'token' })).status).toBe(202);
    expect(check.seen.map((form) => [form.get('secret'), form.get('response')])).toEqual([['shh', 'token']]);
  });

  test.each([
    ['a refused token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a low score', { success: true, action: 'submit', score: 0.4 }],
    ['another action', { success: true, action: 'login', score: 0.9 }],
    ['an answer that is no JSON', 'oops'],
    ['an answer of another shape', { success: 'yes' }],
    ['a failing service', 500],
  ])('%s is a failed check, and the lead is kept', async (_name, answer) => {
    await using check = await withVerifier(answer);
    expect((await check.website.postLead({ recaptchaToken: 'token' })).status).toBe(403);
    expect((await check.website.store.stats()).byState.quarantined).toBe(1);
  });

  test('no token fails without asking the service', async () => {
    await using check = await withVerifier({ success: true });
    expect((await check.website.postLead()).status).toBe(403);
    expect(check.seen).toEqual([]);
  });

  test('a service that cannot be reached is a failed check, and the lead is kept', async () => {
    await using website = await runWebsite({
      variables: { RECAPTCHA_SECRET_KEY: 'shh', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:1/' },
    });
    expect((await website.postLead({ recaptchaToken: 'token' })).status).toBe(403);
    expect((await website.store.stats()).byState.quarantined).toBe(1);
  });

  test('a retry with the same key is not checked again, because a token works only once', async () => {
    await using check = await withVerifier({ success: true });
    const post = () => check.website.postLead({ recaptchaToken: 'token' }, { 'Idempotency-Key': 'abc' });
    const [first, again] = [await (await post()).json(), await (await post()).json()];
    expect(again).toEqual(first);
    expect(check.seen).toHaveLength(1);
  });

  test('a key that belongs to other answers is refused before the check', async () => {
    await using check = await withVerifier({ success: true });
    const post = (firstName: string) =>
      check.website.postLead({ firstName, recaptchaToken: 'token' }, { 'Idempotency-Key': 'abc' });
    expect((await post('Ada')).status).toBe(202);
    expect((await post('Eve')).status).toBe(422);
    expect(check.seen).toHaveLength(1);
  });
});
