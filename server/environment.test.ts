import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingSettings, parseEnvironment } from './environment.ts';

test('nothing has to be set', () => {
  expect(parseEnvironment({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_DIR: './dist',
    DATA_DIR: './data',
    DELIVERY_TIMEOUT_SECONDS: 10,
    DELIVERY_LEASE_SECONDS: 30,
    RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
  });
});

test('an empty value counts as unset', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: '', CONTACT_WEBHOOK_URL: '' })).toEqual(
    parseEnvironment({}),
  );
});

test('values are read into their types', () => {
  const env = parseEnvironment({
    PORT: '0',
    CONTACT_RATE_LIMIT: '5/20s',
    DELIVERY_SCHEDULE: '1, 0.5,60',
    TRUST_PROXY: '2',
  });
  expect(env.PORT).toBe(0);
  expect(env.CONTACT_RATE_LIMIT).toEqual({ burst: 5, windowMs: 20_000 });
  expect(env.DELIVERY_SCHEDULE).toEqual([1000, 500, 60_000]);
  expect(env.TRUST_PROXY).toEqual({ hops: 2 });
});

test('every problem is listed together', () => {
  const variables = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    CONTACT_WEBHOOK_URL: 'example.com/hook',
    CONTACT_WEBHOOK_SECRET: 'not base64!',
    TRUST_PROXY: 'yes',
    CONTACT_RATE_LIMIT: 'many',
    DELIVERY_SCHEDULE: '1,x',
  };
  expect(() => parseEnvironment(variables)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment is not usable:
      PORT: must be from 0 to 65535
      DATABASE_URL: must begin with postgres://
      CONTACT_WEBHOOK_URL: must be an http:// or https:// address
      CONTACT_WEBHOOK_SECRET: must be base64, with or without "whsec_" before it (make one with: openssl rand -base64 32)
      TRUST_PROXY: must be the number of proxies in front (1 to 9), or their addresses such as 10.0.0.0/8, ::1
      CONTACT_RATE_LIMIT: must be a number of posts per time such as 30/10m, or off
      DELIVERY_SCHEDULE: must be the seconds between attempts, such as 5,300,1800, each at most a week
    Each variable is explained in .env.example.]
  `);
});

test('a secret may be followed by the former one, until the receiver has changed', () => {
  const read = (text: string) => parseEnvironment({ CONTACT_WEBHOOK_SECRET: text }).CONTACT_WEBHOOK_SECRET;
  const [first, second] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'bG9vbXdlYXZpbmdpc25vdGFzZWNyZXQ='];
  expect(read('')).toBeUndefined();
  expect(read(first)).toEqual([first]);
  expect(read(` ${first}  ${second} `)).toEqual([first, second]);
  expect(() => read(`${first} ${second} ${first}`)).toThrow('must be one secret, or the new and the old');
  expect(() => read(`${first} short`)).toThrow('must be base64');
});

test('a webhook address whose password is not correctly encoded is refused at the start', () => {
  expect(() => parseEnvironment({ CONTACT_WEBHOOK_URL: 'https://user:100%@example.com/hook' })).toThrow(
    'CONTACT_WEBHOOK_URL: must be an http:// or https:// address; write a % in its user name or password as %25',
  );
});

test.each(['NOTICE_WEBHOOK_URL', 'RECAPTCHA_VERIFY_URL'])(
  'a password in %s, which every attempt would write into the log, is refused at the start',
  (name) => {
    const read = (address: string) => () => parseEnvironment({ [name]: address });
    expect(read('https://user:secret@example.com/hook')).toThrow(
      `${name}: must have no user name and no password in it`,
    );
    expect(read('https://example.com/hook/@room?to=a@example.com')).not.toThrow();
  },
);

test('a lease must outlast a delivery', () => {
  expect(() => parseEnvironment({ DELIVERY_TIMEOUT_SECONDS: '30', DELIVERY_LEASE_SECONDS: '30' })).toThrow(
    'DELIVERY_LEASE_SECONDS: must be longer than DELIVERY_TIMEOUT_SECONDS',
  );
});

test('the unit of systemd sets what there is to set, starts with the machine, and does not run as root', () => {
  const unit = readFileSync(join(import.meta.dirname, '../deploy/website.service'), 'utf8');
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((setting) => setting.split('=') as [string, string]);
  const env = parseEnvironment(Object.fromEntries(settings));
  expect(settings.length).toBeGreaterThan(3);
  for (const [name] of settings) expect(env).toHaveProperty(name);
  expect(env.DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  expect(unit).toMatch(/^WantedBy=multi-user\.target$/m);
  expect(unit).toMatch(/^User=(?!root)\w+$/m);
});

const missing = (variables: Record<string, string>) =>
  missingSettings(parseEnvironment(variables)).map(({ setting, message }) => `${setting} ${message}`);

const COMPLETE = {
  CONTACT_WEBHOOK_URL: 'https://example.com/hook',
  CONTACT_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  RECAPTCHA_SECRET_KEY: 'secret',
  NOTICE_WEBHOOK_URL: 'https://example.com/chat',
};

test('what a live site would want is named, and a complete configuration left in peace', () => {
  expect(missing({})).toEqual([
    'CONTACT_WEBHOOK_URL not set: leads are kept, and delivered nowhere',
    'RECAPTCHA_SECRET_KEY not set: the bot check is not verified',
    'NOTICE_WEBHOOK_URL not set: nobody is told when leads are not delivered',
  ]);
  const at = (address: string) => missing({ ...COMPLETE, CONTACT_WEBHOOK_URL: address });
  expect(at('http://example.com/hook')).toEqual([
    'CONTACT_WEBHOOK_URL an http:// address: leads can be read on their way to it',
  ]);
  for (const address of [COMPLETE.CONTACT_WEBHOOK_URL, 'http://n8n:5678/hook', 'http://127.0.0.1:5678/hook'])
    expect(at(address)).toEqual([]);
});
