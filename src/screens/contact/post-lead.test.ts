import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_ANSWERS, type Lead } from '#leads/lead-fields.ts';
import { sendLead } from './post-lead.ts';

const lead = { ...EMPTY_ANSWERS, firstName: 'Ada' } as Lead;

beforeEach(() => vi.stubGlobal('location', new URL('https://site.example/contact')));
afterEach(() => vi.unstubAllGlobals());

/** Sends a lead to a webhook elsewhere that answers so. */
function sendTo(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const recaptchaToken = async () => '';
  const endpoint = 'https://webhook.example/hook';
  return sendLead(lead, { endpoint, recaptchaToken, trap: '', idempotencyKey: 'key' });
}

test('any OK status is success, whatever comes with it', async () => {
  expect(await sendTo(async () => new Response(null, { status: 204 }))).toEqual({ isSent: true });
  expect(await sendTo(async () => new Response('not JSON', { status: 202 }))).toEqual({ isSent: true });
});

test('of a failure the optional message is read', async () => {
  const body = { ok: false, message: 'We have no more room.' };
  const outcome = await sendTo(async () => Response.json(body, { status: 503 }));
  expect(outcome).toEqual({ isSent: false, message: 'We have no more room.' });
});

test.each(['', 'Bad gateway', 'null', '7', '[]', '{}', '{"message":7}', '{"message":null}'])(
  'a failure that says %j has no message',
  async (body) => {
    const outcome = await sendTo(async () => new Response(body, { status: 500 }));
    expect(outcome).toEqual({ isSent: false, message: undefined });
  },
);

test('a network that is down is a failure with its reason', async () => {
  const outcome = await sendTo(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(outcome).toEqual({ isSent: false, message: 'TypeError: Failed to fetch' });
});
