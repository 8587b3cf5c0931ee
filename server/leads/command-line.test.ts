import { describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../testing/database.ts';
import { runLeads as leads } from '../testing/run-leads.ts';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { LeadStore } from './store.ts';

const RECEIVED = Date.UTC(2025, 4, 18, 9, 30);

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

async function fillStore(store: LeadStore): Promise<void> {
  const consent = {
    channel: 'email',
    version: '1',
    wording: 'Yes, write me',
    givenAt: RECEIVED,
    page: '/contact',
  } as const;
  await store.add(
    sampleLead({
      id: 'one',
      receivedAt: RECEIVED,
      consents: [consent],
      payload: samplePayload({ emailOptIn: true }),
    }),
  );
  const eve = samplePayload({
    firstName: '=HYPERLINK("http://x")',
    email: 'eve@example.com',
    howCanWeHelp: 'a, "b"\nc',
  });
  await store.add(
    sampleLead({
      id: 'two',
      receivedAt: RECEIVED,
      payload: eve,
      quarantineReason: 'the hidden field was filled',
    }),
  );
  await store.add(
    sampleLead({ id: 'three', receivedAt: RECEIVED, payload: samplePayload({ lastName: 'B\u009b31m' }) }),
  );
  await store.claim({ leaseMs: 1000, token: 't', limit: 1 });
  const attempt = { status: 410, milliseconds: 35, answer: 'No such \u001b[31mflow' };
  await store.settle({ id: 'one', token: 't', attempt, outcome: 'dead', error: 'answered 410 Gone' });
}

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
    const list = await leads(variables, 'list');
    expect(list).toMatchObject({ code: 0, err: '3 leads.\n' });
    expect(list.out).toBe(
      [
        'ID     RECEIVED (UTC)    STATE        TRIES  NAME                      EMAIL            COMPANY      NOTE',
        'one    2025-05-18 09:30  dead             1  Ada Byron                 ada@example.com  Engines Ltd  answered 410 Gone',
        'two    2025-05-18 09:30  quarantined      0  =HYPERLINK("http://x") …  eve@example.com  Engines Ltd  the hidden field was filled',
        'three  2025-05-18 09:30  pending          0  Ada B 31m                 ada@example.com  Engines Ltd',
        '',
      ].join('\n'),
    );
    expect((await leads(variables, 'list', '--state', 'dead')).out).toMatch(/^ID.*\none .*\n$/);
    const shown = await leads(variables, 'show', 'one');
    expect(shown.out).toMatch(/^state +dead$/m);
    expect(shown.out).toMatch(/^howCanWeHelp +Weave numbers/m);
    expect(shown.out).toMatch(
      /^consent: email +version 1, 2025-05-18T09:30:00Z, on \/contact: Yes, write me$/m,
    );
    expect(shown.out).toMatch(/^attempt \d{4}-\d\d-\d\dT[\d:]+Z +410: No such {2}\[31mflow \(35 ms\)$/m);
    const csv = await leads(variables, 'export', '--csv');
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
    await store.pause({ receiver: 'it', forMs: 3_600_000, reason: 'answered 410 Gone' });
    expect((await leads(variables, 'stats')).err).toMatch(
      /Nothing is sent until \S+Z: the webhook answered 410 Gone\. "retry" ends the wait\.\n$/,
    );
    expect(await leads(variables, 'retry', 'two')).toMatchObject({ code: 0 });
    expect(await store.findPause()).toBeNull();
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

test('many leads are exported a page at a time and completely', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await Promise.all(Array.from({ length: 1234 }, () => store.add(sampleLead())));
  await store.close();
  const variables = { DATA_DIR: folder.path };
  expect((await leads(variables, 'export', '--csv')).out.split('\r\n')).toHaveLength(1234 + 2);
  expect(JSON.parse((await leads(variables, 'export', '--json')).out)).toHaveLength(1234);
  expect(await leads(variables, 'list')).toMatchObject({ err: '1234 leads.\n' });
});

test.each([
  [['show'], 2, 'Use: npm run leads -- show ID'],
  [['show', 'nobody'], 3, 'There is no lead with the id nobody'],
  [['retry', 'nobody'], 3, 'There is no lead with the id nobody'],
  [['erase', 'nobody@example.com'], 3, 'Nothing was erased.'],
  [['export'], 2, 'Use: npm run leads -- export --csv, or --json'],
  [['list', '--state', 'lost'], 2, 'The states are: pending, delivered, quarantined, dead.'],
  [['explode'], 2, 'There is no command "explode".'],
  [['list', '--bad'], 2, 'Usage: npm run leads -- COMMAND'],
])('%j ends with %i and a sentence', async (args, code, sentence) => {
  using folder = temporaryFolder();
  const result = await leads({ DATA_DIR: folder.path }, ...args);
  expect(result).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
});

test.each([[[]], [['help']]])('%j explains itself', async (args) => {
  expect(await leads({}, ...args)).toMatchObject({
    code: 0,
    out: expect.stringContaining('erase EMAIL'),
    err: '',
  });
});

test('a database that cannot be reached is one sentence and exit code 1', async () => {
  const result = await leads({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, 'stats');
  expect(result).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The lead database cannot be reached .*\n$/),
  });
});
