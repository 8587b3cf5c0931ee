import { expect, test } from 'vitest';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { unsetSettings } from './unset-settings.ts';

const names = (build: Record<string, string>, server: Record<string, string> = {}) =>
  unsetSettings(readBuildEnvironment(build), server).map((line) => line.split(':')[0]);

test('a checkout without settings lacks its address, its bot check, its webhook and its proxy', () => {
  expect(names({})).toEqual([
    'VITE_SITE_URL',
    'VITE_RECAPTCHA_SITE_KEY',
    'RECAPTCHA_SECRET_KEY',
    'CONTACT_WEBHOOK_URL',
    'TRUST_PROXY',
  ]);
});

test('an address without https and a webhook without a secret are listed', () => {
  expect(
    names(
      { VITE_SITE_URL: 'http://www.engines.test', VITE_RECAPTCHA_SITE_KEY: 'key' },
      { RECAPTCHA_SECRET_KEY: 'key', CONTACT_WEBHOOK_URL: 'https://hooks.engines.test', TRUST_PROXY: '1' },
    ),
  ).toEqual(['VITE_SITE_URL', 'CONTACT_WEBHOOK_SECRET']);
});

test('a static site that posts elsewhere needs no setting of the server', () => {
  const build = {
    VITE_SITE_URL: 'https://www.engines.test',
    VITE_RECAPTCHA_SITE_KEY: 'key',
    VITE_CONTACT_ENDPOINT: 'https://hooks.engines.test/1',
  };
  expect(names(build)).toEqual([]);
});
