import { createHash } from 'node:crypto';
import { CONSENT_VERSION, consentWordings, smsConsentText } from './consent.ts';

/** One line per version that was ever shown: never change a line, add one. */
const FINGERPRINTS = { '1': 'cdb9f4e2d555ddee', '2': '7658497b85906316' };

test('a changed wording of consent has a new version', () => {
  expect(Object.keys(FINGERPRINTS), 'Add the new version and its fingerprint here.').toContain(
    CONSENT_VERSION,
  );
  for (const [version, known] of Object.entries(FINGERPRINTS)) {
    const wordings = consentWordings(version);
    const text = `${wordings?.email('Brand')}\n${wordings?.sms('Brand')}`;
    const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(
      known,
      `The wording of version ${version} changed, to ${fingerprint}. Give the new wording a version of its own in src/leads/consent.ts, and leave the old one.`,
    ).toBe(fingerprint);
  }
});

test('the SMS wording says everything a carrier asks for', () => {
  const text = smsConsentText('Brand');
  const rates = ['Message frequency varies', 'Message and data rates may apply'];
  const rights = ['STOP', 'HELP', 'not a condition of purchase'];
  for (const part of ['Brand', 'about my inquiry', ...rates, ...rights])
    expect(text).toContain(part);
});
