import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { isGenuine } from './verify-webhook.ts';

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const secret = newSecret();
const body = '{"firstName":"Ada"}';
const now = Date.now();

/** The headers as the reference library of Standard Webhooks signs them. */
function signed(at = now): Record<string, string | undefined> {
  const sent = new Date(at);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', sent, body),
  };
}

test('what the reference library has signed is genuine', () => {
  expect(isGenuine(signed(), Buffer.from(body), secret, now)).toBe(true);
});

test('another body, another key and a missing header are not', () => {
  expect(isGenuine(signed(), Buffer.from(`${body} `), secret, now)).toBe(false);
  expect(isGenuine(signed(), Buffer.from(body), newSecret(), now)).toBe(false);
  expect(isGenuine({ ...signed(), 'webhook-id': undefined }, Buffer.from(body), secret, now)).toBe(false);
});

test('a recording is not: five minutes are all a delivery may take, and its time must be one', () => {
  const headers = signed();
  const minutesLater = (minutes: number) => now + minutes * 60_000;
  expect(isGenuine(headers, Buffer.from(body), secret, minutesLater(4))).toBe(true);
  expect(isGenuine(headers, Buffer.from(body), secret, minutesLater(6))).toBe(false);
  expect(isGenuine({ ...headers, 'webhook-timestamp': 'soon' }, Buffer.from(body), secret, now)).toBe(false);
});
