import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION, emailConsentText, smsConsentText } from './consent.ts';

/** One line per version that was ever shown: never change a line, add one. */
const FINGERPRINTS: Record<string, string> = {
  '1': 'cdb9f4e2d555ddee',
  '2': '7658497b85906316',
};

test('a changed consent wording carries a new version', () => {
  const wording = `${emailConsentText('Brand')}\n${smsConsentText('Brand')}`;
  const fingerprint = createHash('sha256').update(wording).digest('hex').slice(0, 16);
  expect(
    FINGERPRINTS[CONSENT_VERSION],
    `The wording changed. Raise CONSENT_VERSION in src/leads/consent.ts and add its fingerprint ${fingerprint} here.`,
  ).toBe(fingerprint);
});

test('the SMS wording says everything a carrier asks for', () => {
  const text = smsConsentText('Brand');
  for (const part of [
    'Brand',
    'about my inquiry',
    'Message frequency varies',
    'Message and data rates may apply',
    'STOP',
    'HELP',
    'not a condition of purchase',
  ]) {
    expect(text).toContain(part);
  }
});
