import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEnvironmentFile, missingSettings, parseEnvironment } from './environment.ts';
import { temporaryFolder } from './testing/resources.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'bG9vbXdlYXZpbmdpc25vdGFzZWNyZXQ=';

test('nothing has to be set, and an empty value counts as unset', () => {
  const env = parseEnvironment({ PORT: ' ', DATABASE_URL: '', CONTACT_WEBHOOK_SECRET: '' });
  expect(env).toEqual(parseEnvironment({}));
  expect(env).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_DIR: './dist',
    DATA_DIR: './data',
    LEADS_ERASE_AFTER: { afterMs: 400 * 86_400_000 },
  });
});

test.each([
  ['PORT', '0', 0],
  ['CONTACT_RATE_LIMIT', '5/20s', { burst: 5, windowMs: 20_000 }],
  ['DELIVERY_SCHEDULE', '1, 0.5,60', [1000, 500, 60_000]],
  ['TRUST_PROXY', '2', 2],
  ['LEADS_ERASE_AFTER', 'off', undefined],
  ['CONTACT_WEBHOOK_SECRET', ` ${SECRET}  ${OTHER} `, [SECRET, OTHER]],
  ['NOTICE_WEBHOOK_URL', 'https://a.com/@room?to=a@a.com', 'https://a.com/@room?to=a@a.com'],
])('%s=%s is read', (name, text, value) => {
  expect(parseEnvironment({ [name]: text })).toMatchObject({ [name]: value });
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
    LEADS_ERASE_AFTER: '1y',
    RECAPTCHA_VERIFY_URL: 'https://user:secret@example.com/hook',
  };
  expect(() => parseEnvironment(variables)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment is not usable:
      PORT: must be from 0 to 65535
      DATABASE_URL: must begin with postgres://
      CONTACT_WEBHOOK_URL: must be an http:// or https:// address
      CONTACT_WEBHOOK_SECRET: must be base64, with or without "whsec_" before it (make one with: openssl rand -base64 32)
      RECAPTCHA_VERIFY_URL: must have no user name and no password in it
      TRUST_PROXY: must be a number
      CONTACT_RATE_LIMIT: must be a number of posts per time such as 30/10m, or off
      DELIVERY_SCHEDULE: must be the seconds between attempts, such as 5,300,1800, each at most a week
      LEADS_ERASE_AFTER: must be an age in days such as 400d, or off
    Each variable is explained in .env.example.]
  `);
});

test.each([
  ['CONTACT_WEBHOOK_SECRET', `${SECRET} ${OTHER} ${SECRET}`, 'one secret, or the new and the old'],
  ['CONTACT_WEBHOOK_SECRET', `${SECRET} short`, 'must be base64'],
  ['DATA_DIR', '~/leads', 'must be a path without ~, which only a shell knows'],
  ['DATA_DIR', './dist/data', 'must be outside SITE_DIR, whose files anybody can read'],
  ['LEADS_ERASE_AFTER', '0d', 'must be an age in days'],
  ['NOTICE_WEBHOOK_URL', 'https://a.com:6667/hook', 'at a port that can be called'],
  ['DELIVERY_LEASE_SECONDS', '10', 'must be longer than DELIVERY_TIMEOUT_SECONDS'],
])('%s=%s is refused', (name, text, sentence) => {
  expect(() => parseEnvironment({ [name]: text })).toThrow(sentence);
});

test.each<[what: string, file: string | Buffer | undefined, told: object | string, set?: object]>([
  ['a byte-order mark', '\ufeffPORT=1\nHOST=h', { PORT: '1', HOST: 'h' }],
  ['UTF-16', Buffer.from('\ufeffPORT=1', 'utf16le'), { PORT: '1' }],
  ['a comment and quotes', 'A="b#c" # d\nB=c # d\n#C=d#e', { A: 'b#c', B: 'c' }],
  ['what is set, which wins', 'PORT=1', { PORT: '2' }, { PORT: '2' }],
  ['a # that cuts', 'A=b\nexport DATABASE_URL=postgres://u:a#b@h/d', 'DATABASE_URL in quotes'],
  ['UTF-16 without a mark', Buffer.from('PORT=1', 'utf16le'), '.env: is no UTF-8 text'],
  ['UTF-16 in the other order', Buffer.from('\ufeffP', 'utf16le').swap16(), 'is no UTF-8 text'],
  ['a quote over two lines', 'A="b\nc=="\nB=d', { A: 'b\nc==', B: 'd' }],
  ['an open quote', 'DATA_DIR="/tmp/x', 'opens in DATA_DIR is never closed'],
  ['an open quote before others', "A='b\nPORT='1'", 'opens in A is never closed'],
  ['a # that begins', 'RECAPTCHA_SECRET_KEY=#b', 'RECAPTCHA_SECRET_KEY in quotes'],
  ['a colon', 'A=b\nPORT: 3006', 'line 2 would not count'],
  ['a word before the name', 'set PORT=3007', 'line 1 would not count'],
  ['a sign that nobody sees', 'PO\u200bRT=1', 'line 1 would not count'],
  ['a name in small letters', 'port=1', 'its name as in .env.example'],
  ['curly quotes', 'DATA_DIR=“/x”', 'marks of DATA_DIR would be part of it'],
  ['a quote that cuts', 'A="https://h/?a=\\"b\\""', 'A would end before'],
  ['a name for a shell', 'DATA_DIR=$HOME/leads', 'DATA_DIR has a $'],
  ['a password for a shell', 'DATABASE_URL=postgres://u:$\u007bPW}@h/d', 'DATABASE_URL has a $'],
  ['a lost letter', Buffer.from('DATA_DIR=/b\xfcro', 'latin1'), 'is no UTF-8 text'],
  [
    'a # and a $ in a password',
    'DATABASE_URL="postgres://u:$a#b@h/d"',
    { DATABASE_URL: 'postgres://u:$a#b@h/d' },
  ],
  ['a folder', undefined, /is a folder, so .* set DATABASE_URL or DATA_DIR/, { PORT: '1' }],
  ['a folder, with what matters set', undefined, { DATA_DIR: 'd' }, { DATA_DIR: 'd' }],
])('.env with %s is read or refused', (_what, content, told, set = {}) => {
  using folder = temporaryFolder();
  const file = join(folder.path, '.env');
  if (content === undefined) mkdirSync(file);
  else writeFileSync(file, content);
  const environment = { ...set };
  const load = () => loadEnvironmentFile(file, environment);
  if (typeof told === 'string' || told instanceof RegExp) return expect(load).toThrow(told);
  load();
  expect(environment).toMatchObject(told);
});

test('systemd’s unit sets what there is, starts alone, and not as root', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const [unit, guide] = [read('deploy/website.service'), read('docs/operator.md')];
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((setting) => setting.split('=') as [string, string]);
  const env = parseEnvironment(Object.fromEntries(settings));
  expect(settings.length).toBeGreaterThan(3);
  for (const [name] of settings) expect(env).toHaveProperty(name);
  expect(env.DATA_DIR).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  const shared = /DATA_DIR=\S+|EnvironmentFile=\S+|\/srv\S+\/node (?=server)/g;
  for (const [setting] of unit.matchAll(shared)) expect(guide).toContain(` ${setting}`);
  expect(unit).toMatch(/^WantedBy=multi-user\.target$/m);
  expect(unit).toMatch(/^User=(?!root)\w+$/m);
});

test('what a live site would want is named, nothing of a complete one', () => {
  const others = { RECAPTCHA_SECRET_KEY: 'secret', NOTICE_WEBHOOK_URL: 'https://example.com/chat' };
  const complete = { ...others, CONTACT_WEBHOOK_SECRET: SECRET };
  const at = (address: string) =>
    missingSettings(parseEnvironment({ ...complete, CONTACT_WEBHOOK_URL: address }));
  const message = 'an http:// address: leads can be read on their way to it';
  expect(at('http://example.com/hook')).toEqual([{ setting: 'CONTACT_WEBHOOK_URL', message }]);
  expect(at('https://n8n.test/webhook-test/1')[0]?.message).toContain('takes one lead');
  for (const address of ['https://example.com/hook', 'http://n8n:5678', 'http://127.0.0.1:5678'])
    expect(at(address)).toEqual([]);
});
