import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createDatabase } from '../testing/database.ts';
import { fillStore } from '../testing/fill-store.ts';
import { runLeads as leads, spawnLeads, spawnLeadsInto } from '../testing/run-leads.ts';
import { samplePayload } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { LeadStore } from './store.ts';

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
