import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { missingSettings } from './missing-settings.ts';

const missing = (variables: Record<string, string>) =>
  missingSettings(parseEnvironment(variables)).map(({ setting, message }) => `${setting} ${message}`);

const COMPLETE = {
  CONTACT_WEBHOOK_URL: 'https://example.com/hook',
  CONTACT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  RECAPTCHA_SECRET_KEY: 'secret',
  NOTICE_WEBHOOK_URL: 'https://example.com/chat',
};

test('without settings everything is named that a live site would want', () => {
  expect(missing({})).toEqual([
    'CONTACT_WEBHOOK_URL not set: leads are kept, and delivered nowhere',
    'RECAPTCHA_SECRET_KEY not set: the bot check is not verified',
    'NOTICE_WEBHOOK_URL not set: nobody is told when leads are not delivered',
  ]);
});

test('a complete configuration is left in peace', () => {
  expect(missing(COMPLETE)).toEqual([]);
});

test('a webhook without encryption is named when it is far away', () => {
  const at = (address: string) => missing({ ...COMPLETE, CONTACT_WEBHOOK_URL: address });
  expect(at('http://example.com/hook')).toEqual([
    'CONTACT_WEBHOOK_URL an http:// address: leads can be read on their way to it',
  ]);
  expect(at('http://n8n:5678/webhook')).toEqual([]);
  expect(at('http://127.0.0.1:5678/webhook')).toEqual([]);
});
