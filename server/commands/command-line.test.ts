import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { openPostgresStore } from '../leads/postgres-store.ts';
import { parseRetention, startRetention } from '../leads/retention.ts';
import { openSqliteStore } from '../leads/sqlite-store.ts';
import type { LeadStore } from '../leads/store.ts';
import { createDatabase } from '../testing/database.ts';
import { temporaryFolder, until } from '../testing/resources.ts';
import { fillStore, RECEIVED, sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { runLeads as leads, spawnLeads, spawnLeadsInto } from '../testing/server-process.ts';
import { csvLine, printable } from './table.ts';

/** A file on Linux that takes nothing, as on a full disk. */
const FULL = '/dev/full';

const STORES: [string, (folder: string) => Promise<[Record<string, string>, LeadStore]>][] = [
  ['SQLite', async (folder) => [{ DATA_DIR: folder }, openSqliteStore({ folder })]],
  [
    'PostgreSQL',
    async () => {
      const url = await createDatabase();
      return [{ DATABASE_URL: url }, openPostgresStore({ url })];
    },
  ],
];

describe.each(STORES)('npm run leads with %s', (_name, open) => {
  test('lists, shows, exports, retries, erases and counts', async () => {
    using folder = temporaryFolder();
    const [variables, store] = await open(folder.path);
    await fillStore(store);
    const list = await spawnLeads(variables, 'list');
    expect(list).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^3 leads, newest first\.\nA quarantined lead may/),
    });
    expect(list.out).toBe(
      [
        'ID     RECEIVED (UTC)    STATE        TRIES  NAME                      EMAIL            COMPANY      NOTE',
        'three  2025-05-18 09:30  pending          0  Ada B 31m                 ada@example.com  Engines Ltd',
        'two    2025-05-18 09:30  quarantined      0  =HYPERLINK("http://x") …  eve@example.com  Engines Ltd  the hidden field was filled',
        'one    2025-05-18 09:30  dead             1  Ada Byron                 ada@example.com  Engines Ltd  answered 410 Gone',
        '',
      ].join('\n'),
    );
    const ids = async (...args: string[]) => {
      const { out } = await leads(variables, 'list', '--json', ...args);
      return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids('--state', 'dead, quarantined')).toEqual(['two', 'one']);
    expect(await ids('--before', 'three', '--limit', '1')).toEqual(['two']);
    expect(await ids('--text', ' hyperlink')).toEqual(['two']);
    expect(await ids('--since', '2025-05-18T09:30', '--until', '1d')).toEqual(['three', 'two', 'one']);
    expect(await ids('--since', '2025-05-19')).toEqual([]);
    expect(await leads(variables, 'list', '--limit', '2')).toMatchObject({
      err: '2 leads, newest first. Older ones: add --before two\n',
    });
    expect((await leads(variables, 'show', 'two')).out).toMatch(
      /^quarantined +the hidden field was filled\. Not delivered until: npm run leads -- retry two$/m,
    );
    expect((await leads(variables, 'show', 'Ada@example.com')).out.match(/^id .*$/gm)).toEqual([
      expect.stringContaining('three'),
      expect.stringContaining('one'),
    ]);
    const [attempted] = JSON.parse((await leads(variables, 'show', 'one', '--json')).out) as unknown[];
    expect(attempted).toMatchObject({ id: 'one', attempts: 1, attemptLog: [{ status: 410 }] });
    const shown = await leads(variables, 'show', 'one');
    expect(shown.out).toMatch(/^state +dead$/m);
    expect(shown.out).toMatch(/^howCanWeHelp +Weave numbers/m);
    expect(shown.out).toMatch(
      /^consent: email +version 1, 2025-05-18T09:30:00Z, on \/contact: Yes, write me$/m,
    );
    expect(shown.out).toMatch(/^attempt \d{4}-\d\d-\d\dT[\d:]+Z +410: No such {2}\[31mflow \(35 ms\)$/m);
    const csv = await spawnLeads(variables, 'export', '--csv');
    expect(csv.out.split('\r\n')).toHaveLength(5);
    expect(
      csv.out.startsWith('\ufeffid,receivedAt,'),
      'spreadsheets take a file without it for Latin-1',
    ).toBe(true);
    expect(csv.out).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(csv.out).toContain(`,'+1 555 0100,`);
    expect(csv.out).toContain('"a, ""b""\nc"');
    const json = JSON.parse((await leads(variables, 'export', '--json')).out) as {
      id: string;
      payload: object;
    }[];
    expect(json.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
    expect(json[2]?.payload).toEqual(samplePayload({ lastName: 'B\u009b31m' }));
    expect(JSON.parse((await leads(variables, 'stats', '--json')).out)).toMatchObject({
      total: 3,
      oldestPendingAt: '2025-05-18T09:30:00.000Z',
    });
    expect(await leads(variables, 'retry', 'two')).toMatchObject({ code: 0 });
    expect(await leads(variables, 'retry', '--dead')).toMatchObject({
      code: 0,
      err: expect.stringContaining('1 dead lead'),
    });
    expect((await store.stats()).byState).toMatchObject({ pending: 3, dead: 0, quarantined: 0 });
    expect(await leads(variables, 'erase', 'ADA@example.com')).toMatchObject({
      code: 0,
      err: expect.stringContaining('Erased 2 leads'),
    });
    const stats = await leads(variables, 'stats');
    expect(stats.out).toBe(
      'STATE        LEADS\npending          1\ndelivered        0\nquarantined      0\ndead             0\ntotal            1\nerased           2\n',
    );
    await store.close();
  });
});

test('a folder without leads is an error, and is left without a database', async () => {
  using folder = temporaryFolder();
  const result = await spawnLeads({ DATA_DIR: folder.path }, 'stats');
  expect(result).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no .*leads\.sqlite\. Set DATA_DIR/),
  });
  expect(readdirSync(folder.path)).toEqual([]);
});

test.each([
  [['show'], 2, 'Use: npm run leads -- show ID or EMAIL'],
  [['show', 'nobody@example.com'], 3, 'No lead has that email address.'],
  [['show', 'nobody'], 3, 'There is no lead with the id nobody'],
  [['retry', 'nobody'], 3, 'There is no lead with the id nobody'],
  [['erase', 'nobody@example.com'], 3, 'Nothing was erased.'],
  [['export'], 2, 'Use: npm run leads -- export --csv, or --json'],
  [['list', '--state', 'lost'], 2, 'The states are: pending, delivered, quarantined, dead.'],
  [['explode'], 2, 'There is no command "explode".'],
  [['list', 'dead'], 2, '"list" takes nothing after it, so "dead" is not understood.'],
  [['stats', '--dead'], 2, '"stats" knows no --dead. See: npm run leads -- help'],
  [['erase', 'a@example.com', '--older-than', '9d'], 2, '"erase" takes nothing after it'],
  [['erase', '--older-than', '9'], 2, '--older-than must be an age in days such as 400d.'],
  [['erase', '--older-than', '9d', '--state', 'lost'], 2, 'There is no state "lost".'],
  [['list', '--since', 'yesterday'], 2, '--since "yesterday" is no time. Write a day (2026-11-22)'],
  [['list', '--limit', 'all'], 2, '--limit "all" is no number of leads.'],
  [['list', '--before', 'nobody'], 3, 'There is no lead with the id nobody'],
  [['list', '--since', '2026-02-31'], 2, '--since "2026-02-31" is no time.'],
  [['replay'], 2, 'Say which leads: replay --since'],
  [['replay', '--text', ' ', '--yes'], 2, '--text is empty.'],
  [['constructor'], 2, 'There is no command "constructor".'],
  [['backup', ''], 2, 'Use: npm run leads -- backup FILE'],
  [['list', '--bad'], 2, 'Usage: npm run leads -- COMMAND'],
])('%j ends with %i and a sentence', async (args, code, sentence) => {
  using folder = temporaryFolder();
  await openSqliteStore({ folder: folder.path }).close();
  const result = await leads({ DATA_DIR: folder.path }, ...args);
  expect(result).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
});

test.skipIf(!existsSync(FULL))('an export that finds no room says so and is no success', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await fillStore(store);
  await store.close();
  const full = openSync(FULL, 'w');
  const result = await spawnLeadsInto(full, { DATA_DIR: folder.path }, 'export', '--csv');
  closeSync(full);
  expect(result).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The output could not be written \(ENOSPC.*\)\. What was written is not all/),
  });
});

test.each([[[]], [['help']]])('%j explains itself', async (args) => {
  expect(await leads({}, ...args)).toMatchObject({
    code: 0,
    out: expect.stringContaining('erase EMAIL'),
    err: '',
  });
});

test('a database that cannot be reached is one sentence and exit code 1', async () => {
  const result = await spawnLeads({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, 'stats');
  expect(result).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The lead database cannot be reached .*\n$/),
  });
});

test('leads are replayed by time and state, after a count', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await fillStore(store);
  const variables = { DATA_DIR: folder.path };
  const selection = ['--since', '2025-05-18', '--state', 'dead,quarantined'];
  expect(await leads(variables, 'replay', ...selection)).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^2 leads \(1 quarantined, 1 dead\) would be delivered again, .* Nothing was changed\. To do it, add --yes\.\n$/,
    ),
  });
  expect((await store.stats()).byState).toMatchObject({ pending: 1, quarantined: 1, dead: 1 });
  expect(await leads(variables, 'replay', ...selection, '--yes')).toMatchObject({
    code: 0,
    err: '2 leads (1 quarantined, 1 dead) will be delivered by a running server that has CONTACT_WEBHOOK_URL.\n',
  });
  expect((await store.stats()).byState).toMatchObject({ pending: 3 });
  expect(await leads(variables, 'replay', '--text', 'nowhere')).toMatchObject({ code: 3 });
  await store.add(sampleLead({ id: 'four', receivedAt: RECEIVED, quarantineReason: 'trap' }));
  expect((await leads(variables, 'replay', '--since', '2025-05-18')).err).toMatch(
    /^3 leads \(3 pending\) would be delivered again/,
  );
  await store.close();
});

test('old leads are erased by a rule, after a count and with a record', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await fillStore(store);
  const variables = { DATA_DIR: folder.path };
  expect(await leads(variables, 'erasures')).toMatchObject({
    code: 0,
    out: '',
    err: 'Nothing was erased.\n',
  });
  expect(await leads(variables, 'erase', '--older-than', '30d')).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^2 leads \(1 quarantined, 1 dead\) from before .*Z would be erased for good\. Nothing was changed\./,
    ),
  });
  expect((await store.stats()).total).toBe(3);
  expect(await leads(variables, 'erase', '--older-than', '30d', '--state', 'dead', '--yes')).toMatchObject({
    code: 0,
    err: expect.stringContaining('Erased 1 lead (older than 30d and dead).'),
  });
  expect(await store.get('one')).toBeNull();
  expect((await leads(variables, 'erasures')).out).toMatch(
    /^ERASED \(UTC\) +LEADS +RULE\n\S+ \d\d:\d\d +1 +older than 30d and dead\n$/,
  );
  const [erasure] = JSON.parse((await leads(variables, 'erasures', '--json')).out) as unknown[];
  expect(erasure).toMatchObject({ leads: 1, rule: 'older than 30d and dead' });
  expect(await leads(variables, 'erase', '--older-than', '30000d')).toMatchObject({ code: 3 });
  await store.close();
});

test('many leads are exported a page at a time and completely', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await Promise.all(Array.from({ length: 1234 }, () => store.add(sampleLead())));
  await store.close();
  const variables = { DATA_DIR: folder.path };
  expect((await spawnLeads(variables, 'export', '--csv')).out.split('\r\n')).toHaveLength(1234 + 2);
  expect(JSON.parse((await spawnLeads(variables, 'export', '--json')).out)).toHaveLength(1234);
  const list = await leads(variables, 'list', '--limit', '2000');
  expect(list).toMatchObject({ err: '1234 leads, newest first.\n' });
  expect((await leads(variables, 'list')).err).toMatch(
    /^50 leads, newest first\. Older ones: add --before lead-/,
  );
});

test('quotes, commas and line breaks are quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'x\ny', ''])).toBe('a,"b,c","say ""hi""","x\ny",\r\n');
});

test.each([
  '=1+1',
  '+1 555 0100',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is not run as a formula', (text) => {
  expect(csvLine(['id', text]).replaceAll('"', '')).toBe(`id,'${text}\r\n`);
});

test.each([
  ['an escape sequence', 'A\u001b[31mB', 'A [31mB'],
  ['a C1 control', 'A\u009bB', 'A B'],
  ['an override of the direction of writing', 'A\u202eB', 'A B'],
  ['an isolate of the direction of writing', 'A\u2066B\u2069', 'A B '],
])('%s does not reach the terminal', (_name, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('letters of every script stay as they are', () => {
  expect(printable('Ωμέγα 中文 עברית 🧵')).toBe('Ωμέγα 中文 עברית 🧵');
});

const DAY = 86_400_000;

test('the rule is an age in days, for all but pending leads or for some states', () => {
  const rule = parseEnvironment({ LEADS_ERASE_AFTER: '400d' }).LEADS_ERASE_AFTER;
  expect(rule).toMatchObject({ afterMs: 400 * DAY, states: ['delivered', 'quarantined', 'dead'] });
  expect(parseRetention('30d dead,pending')).toMatchObject({ states: ['dead', 'pending'] });
  for (const wrong of ['400', '0d', '1y', '400d lost', '400d dead more'])
    expect(() => parseEnvironment({ LEADS_ERASE_AFTER: wrong }), wrong).toThrow(
      'LEADS_ERASE_AFTER: must be an age in days such as 400d',
    );
});

test('a server erases what is older than its rule says, and logs how many', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  const now = Date.UTC(2026, 0, 31);
  const ages = [...Array<number>(450).fill(31), 29];
  await Promise.all(
    ages.map((age) => store.add(sampleLead({ receivedAt: now - age * DAY, quarantineReason: 'trap' }))),
  );
  await store.add(sampleLead({ receivedAt: now - 31 * DAY }));
  const logged: unknown[] = [];
  const retention = startRetention({
    store,
    effects: { now: () => now },
    log: (_level, event, fields) => void logged.push([event, fields]),
    rule: parseRetention('30d'),
    firstLookMs: 1,
  });
  await until('it has looked', () => logged.length > 0);
  retention.stop();
  const rule = 'older than 30d and delivered or quarantined or dead';
  expect(logged).toEqual([['leads.erased', { leads: 450, rule }]]);
  expect((await store.stats()).byState).toMatchObject({ quarantined: 1, pending: 1 });
  expect(await store.erasures()).toEqual([{ erasedAt: now, leads: 450, rule }]);
  await store.close();
});

test('a clock that jumps a year ahead makes no lead old enough to be erased', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  let now = Date.UTC(2026, 0, 31);
  await store.add(sampleLead({ receivedAt: now - DAY, quarantineReason: 'trap' }));
  const logged: unknown[] = [];
  const retention = startRetention({
    store,
    effects: { now: () => now },
    log: (level, event, fields) => void logged.push([level, event, fields]),
    rule: parseRetention('30d'),
    firstLookMs: 20,
  });
  now += 366 * DAY;
  await until('it has looked', () => logged.length > 0);
  retention.stop();
  expect(logged).toEqual([
    ['error', 'leads.erase-failed', { message: expect.stringContaining('The clock has jumped') }],
  ]);
  expect((await store.stats()).total).toBe(1);
  await store.close();
});
