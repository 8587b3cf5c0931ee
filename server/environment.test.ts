import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expectTable } from '#model/testing/table.ts';
import { type Env, loadEnvironmentFile, parseEnvironment } from './environment.ts';
import { temporaryFolder } from './testing/resources.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'bG9vbXdlYXZpbmdpc25vdGFzZWNyZXQ=';

test('nothing has to be set, and an empty value counts as unset', () => {
  const env = parseEnvironment({ PORT: ' ', DATABASE_URL: '', CONTACT_WEBHOOK_SECRET: '' });
  expect(env).toEqual(parseEnvironment({}));
  expect(env).toMatchSnapshot();
});

test('every problem is listed together', () => {
  const variables = {
    PORT: '99999',
    CONTACT_WEBHOOK_URL: 'example.com/hook',
    RECAPTCHA_VERIFY_URL: 'example.com',
  };
  expect(() => parseEnvironment(variables)).toThrowErrorMatchingSnapshot();
});

const EDGES = `PORT -1 0 65535 65536 80.5
  DATABASE_CONNECTIONS 0 1 100 101 1.5
  TRUST_PROXY 0 1 9 10 1.5 yes
  DELIVERY_TIMEOUT_SECONDS 0.09 0.1 60 61
  NOTICE_AFTER_MINUTES 0 0.01 10080 10081
  NOTICE_EACH_LEAD on yes
  NOTICE_WEBHOOK_URL https://a.com/@room?to=a@a.com
  DELIVERY_SCHEDULE 0,\t0.5,604800 604801 1,\t,2 -1
  CONTACT_RATE_LIMIT 1/1s 9999999/99999h 30/10m off 0/1m 5 5/m 5/0m 5/1d -1/1m 5/1m\t 10000000/1m
  CONTACT_WEBHOOK_SECRET \t${SECRET}\t\t${OTHER} ${SECRET}\t${OTHER}\t${OTHER} c2hvcnQ= abcd abcdwhsec_efgh
  CONTACT_WEBHOOK_URL HTTP://a.com/api/contacts https://a.com/api/contact http:// xhttp://a
  DATABASE_URL postgresql://h/d xpostgres://h/d
  DATA_DIR ~/leads "/var/leads" ./dist/data ./dist ./dist-data a~
  LEADS_ERASE_AFTER \t1d 99999d 0d 100000d x1d 1dx off`.split(/\n */);
test('of each setting the edges are taken, and what is beyond them refused', () => {
  const pairs = EDGES.flatMap((line) => {
    const [name = '', ...values] = line.split(' ');
    return values.map((value) => [name, value]);
  });
  expectTable(pairs, ([name = '', value]) => {
    try {
      return parseEnvironment({ [name]: value })[name as keyof Env];
    } catch (error) {
      return (error as Error).message.split('\n')[1];
    }
  });
});

test.each<[what: string, file: string | Buffer | undefined, set?: Record<string, string>]>([
  ['a byte-order mark', '\ufeffPORT=1\nHOST=h'],
  ['UTF-16', Buffer.from('\ufeffPORT=1', 'utf16le')],
  ['a comment and quotes', 'A="b#c" # d\nB=c # d\n#C=d#e'],
  ['what is set, which wins', 'PORT=1', { PORT: '2' }],
  ['a # that cuts', 'A=b\nexport DATABASE_URL=postgres://u:a#b@h/d'],
  ['UTF-16 without a mark', Buffer.from('PORT=1', 'utf16le')],
  ['UTF-16 in the other order', Buffer.from('\ufeffP', 'utf16le').swap16()],
  ['a quote over two lines', 'A="b\nc=="\nB=d'],
  ['an open quote', 'DATA_DIR="/tmp/x'],
  ['an open quote before others', "A='b\nPORT='1'"],
  ['a # that begins', 'RECAPTCHA_SECRET_KEY=#b'],
  ['a colon', 'A=b\nPORT: 3006'],
  ['a word before the name', 'set PORT=3007'],
  ['a sign that nobody sees', 'PO\u200bRT=1'],
  ['a space that is none', '\u00a0PORT=1'],
  ['a tab that no shell minds', 'export\tPORT=1'],
  ['a name in small letters', 'port=1'],
  ['curly quotes', 'DATA_DIR=“/x”'],
  ['a quote that cuts', 'A="https://h/?a=\\"b\\""'],
  ['a path that breaks', 'DATA_DIR="C:\\new"'],
  ['a name for a shell', 'DATA_DIR=$HOME/leads'],
  ['a password for a shell', 'DATABASE_URL=postgres://u:$\u007bPW}@h/d'],
  ['a lost letter', Buffer.from('DATA_DIR=/b\xfcro', 'latin1')],
  ['a # and a $ in a password', 'DATABASE_URL="postgres://u:$a#b@h/d"'],
  ['what is read already', 'PORT=1', { READ_ENV_FILE: 'off' }],
  ['no file', 'none'],
  ['a folder', undefined, { PORT: '1' }],
  ['a folder, with what matters set', undefined, { DATA_DIR: 'd' }],
])('.env with %s is read or refused', (what, content, set = {}) => {
  using folder = temporaryFolder();
  const file = `${folder.path}/.env`;
  if (content === undefined) mkdirSync(file);
  else if (content !== 'none') writeFileSync(file, content);
  const outcome = () => {
    const environment = { ...set };
    try {
      loadEnvironmentFile(file, environment);
      return JSON.stringify(environment);
    } catch (error) {
      return String(error).replaceAll(folder.path, '…');
    }
  };
  // The advice is the same for each line: one has it.
  const advice = what === 'a colon' ? '' : / A setting is .*/;
  expect(outcome().replace(advice, '')).toMatchSnapshot();
});

test('systemd’s unit sets what there is, starts alone, and not as root', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
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
