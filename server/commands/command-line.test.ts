import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionRule, startRetention } from '../leads/retention.ts';
import type { LeadStore } from '../leads/store.ts';
import { printable } from '../printable.ts';
import { createSqliteLeads, onEachStore as it } from '../testing/database.ts';
import { temporaryFolder, until } from '../testing/resources.ts';
import { sampleLead } from '../testing/sent-requests.ts';
import { runLeads, spawnLeads } from '../testing/servers.ts';
import { csvLine } from './export-leads.ts';

const RECEIVED = Date.UTC(2025, 4, 18, 9, 30);

/** One that was given up, one in quarantine, one that waits; two try to trick who reads them. */
async function fillStore(store: LeadStore): Promise<void> {
  const given = { version: '1', wording: 'Yes, write me', page: '/contact', givenAt: RECEIVED };
  const consents = [{ channel: 'email', ...given } as const];
  const eve = { firstName: '=HYPERLINK("http://x")', email: 'eve@example.com' };
  const pasted = { lastName: 'B\u009b31m', email: 'ada@exam\u00adple.com' };
  const quarantineReason = 'the hidden field was filled';
  await store.add(sampleLead({ id: 'one', receivedAt: RECEIVED, consents }, { emailOptIn: true }));
  await store.add(sampleLead({ id: 'two', receivedAt: RECEIVED, quarantineReason }, eve));
  await store.add(sampleLead({ id: 'three', receivedAt: RECEIVED }, pasted));
  await store.claim({ leaseMs: 1000, token: 't', limit: 1 });
  const attempt = { status: 410, milliseconds: 35, answer: 'No such \u001b[31mflow' };
  await store.settle({ id: 'one', token: 't', attempt, error: 'answered 410 Gone', delayMs: null });
}

const LIST = `\
ID     RECEIVED (UTC)    STATE        TRIES  NAME                      EMAIL             COMPANY      NOTE
three  2025-05-18 09:30  pending          0  Ada B 31m                 ada@exam\u00adple.com  Engines Ltd
two    2025-05-18 09:30  quarantined      0  =HYPERLINK("http://x") …  eve@example.com   Engines Ltd  the hidden field was filled
one    2025-05-18 09:30  dead             1  Ada Byron                 ada@example.com   Engines Ltd  answered 410 Gone
`;

/** Those that change something come in this order. */
const COMMANDS: [command: string, said: RegExp | string, code?: number][] = [
  ['list', LIST],
  ['list', /^3 leads, newest first\.\nA quarantined lead may/m],
  ['list --state dead,quarantined', /^two .*\none .*\n2 leads/m],
  ['list --limit 1 --json', /"id": "three"/],
  ['list --limit 1', /^three .*\n1 lead, newest first\. Older ones: add --limit 2$/m],
  ['list --since 2025-05-18T09:30 --until 1d', '3 leads, newest first.'],
  ['list --since 2025-05-19', 'No leads.'],
  ['show two', /^quarantined +the hidden .* Not delivered until: npm run leads -- retry two$/m],
  ['show Ada@example.com', /^id +three\n.*^id +one$/ms],
  ['show one --json', /"attempts": 1,.*"attemptLog": \[\n +\{\n +"endedAt": ".*"status": 410,/s],
  ['show one', /^state +dead\n.*^howCanWeHelp +Weave numbers/ms],
  ['show one', /^attempt \d{4}-\d\d-\d\dT[\d:]+Z +410: No such {2}\[31mflow \(35 ms\)$/m],
  ['show one', /^consent: email +version 1, 2025-05-18T09:30:00Z, on \/contact: Yes, write me$/m],
  ['export --csv', /^\ufeffid,receivedAt,(.*\r\n){4}Exported 3 leads\.\n$/s],
  ['export --csv', /^one,.*,version 1 at 2025-05-18T09:30:00Z,\r$/m],
  ['export --json', /^\[\n\{.*"id":"one".*"id":"three".*"lastName":"B\u009b31m".*\n\]\nExported/s],
  ['stats --json', /"total": 3,.*"oldestPendingAt": "2025-05-18T09:30:00.000Z"/s],
  ['erasures', 'Nothing was erased.\n'],
  ['erase --older-than 30d', /^3 leads \(1 p.*\) from before .*Z would .* Nothing was changed\./],
  ['erase --older-than 30000d', 'Nothing was erased.', 3],
  // A quarantined lead is replayed only when it is named.
  ['replay --since 2025-05-18', /^2 leads \(1 pending, 1 dead\) would be delivered again/],
  ['replay --until 1d --state dead,quarantined', /^2 leads \(1 quar.*would be .* add --yes\.\n$/],
  ['replay --until 2025-05-18', 'No lead fits. Nothing was changed.', 3],
  ['retry two', 'Lead two will be delivered'],
  ['replay --state dead --yes', '1 lead (1 dead) will be delivered'],
  ['replay --state pending --yes', /^3 leads \(3 pending\) will be delivered by a running server/],
  [
    'erase ADA@example.com',
    /^Erased 2 leads\. .* backups and folders named before-restore-… still/,
  ],
  ['stats', /^STATE +LEADS\npending +1\ndelivered +0\nquarantined +0\ndead +0\ntotal +1\n/],
  ['erasures', /^ERASED \(UTC\) +LEADS +RULE\n\S+ \d\d:\d\d +2 +an address\n$/],
  ['erase --older-than 30d --state pending --yes', 'Erased 1 lead (older than 30d and pending).'],
  ['erasures', /:\d\d +1 +older than 30d and pending\n$/],
];

it('npm run leads lists, shows, exports, retries, erases and counts', async ({
  store,
  variables,
}) => {
  await fillStore(store);
  for (const [command, said, code = 0] of COMMANDS) {
    const ending = await runLeads(variables, ...command.split(' '));
    const words = ending.out + ending.err;
    expect([command, ending.code], words).toEqual([command, code]);
    if (typeof said === 'string') expect(words).toContain(said);
    else expect(words).toMatch(said);
  }
});

const AWAY = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' };

test.each<[string, number, string, Record<string, string>?]>([
  ['show', 2, 'Use: npm run leads -- show ID or EMAIL'],
  ['show nobody@example.com', 3, 'No lead has that email address.'],
  ['show nobody', 3, 'There is no lead with the id nobody'],
  ['export', 2, 'Use: npm run leads -- export --csv, or --json'],
  ['list --state lost', 2, 'The states are: pending, delivered, quarantined, dead.'],
  ['constructor', 2, 'There is no command "constructor".'],
  ['list dead', 2, '"list" takes nothing after it, so "dead" is not understood.'],
  ['stats --yes', 2, '"stats" knows no --yes. See: npm run leads -- help'],
  ['erase --older-than 9', 2, '--older-than must be an age in days such as 400d.'],
  ['list --since yesterday', 2, '--since "yesterday" is no time. Write a day (2026-11-22)'],
  ['list --since 2026-02-31', 2, '--since "2026-02-31" is no time.'],
  ['list --limit all', 2, '--limit "all" is no number of leads.'],
  ['replay', 2, 'Say which leads: replay --since'],
  ['backup ', 2, 'Use: npm run leads -- backup FILE'],
  ['list --bad', 2, 'Usage: npm run leads -- COMMAND'],
  ['backup file', 2, 'pg_dump ', AWAY],
  ['restore file', 2, 'pg_restore ', AWAY],
  ['stats', 1, 'The lead database cannot be reached ', AWAY],
  ['stats', 1, 'is no address (URI malformed).', { DATABASE_URL: 'postgres://u:%e4@localhost' }],
  ['stats', 1, 'DATABASE_URL is no address', { DATABASE_URL: 'postgres://u:pa#ss@h/s@h/d' }],
  ['stats', 1, 'DATABASE_URL is no address', { DATABASE_URL: 'postgres://localhost:12#3@h/d' }],
])('%s ends with %i and a sentence', async (command, code, sentence, variables) => {
  await using leads = await createSqliteLeads();
  await leads.store.check();
  const result = await runLeads(variables ?? leads.variables, ...command.split(' '));
  expect(result).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
});

test('a folder without leads is an error, left as it is, and help needs none', async () => {
  using folder = temporaryFolder();
  const sentence = /^There is no .*leads\.sqlite\. Set DATA_DIR/;
  const result = await spawnLeads({ DATA_DIR: folder.path }, ['stats']);
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) });
  expect(readdirSync(folder.path)).toEqual([]);
  const out = expect.stringContaining('erase EMAIL');
  for (const args of [[], ['help']])
    expect(await runLeads({}, ...args)).toMatchObject({ code: 0, out });
});

test('many leads are exported whole, or with an error without room', async () => {
  await using leads = await createSqliteLeads();
  await Promise.all(Array.from({ length: 1234 }, () => leads.store.add(sampleLead())));
  const csv = await spawnLeads(leads.variables, ['export', '--csv']);
  expect(csv.out.split('\r\n')).toHaveLength(1234 + 2);
  expect(JSON.parse((await runLeads(leads.variables, 'export', '--json')).out)).toHaveLength(1234);
  const list = await runLeads(leads.variables, 'list', '--limit', '2000');
  expect(list).toMatchObject({ err: '1234 leads, newest first.\n' });
  if (!existsSync('/dev/full')) return;
  const full = openSync('/dev/full', 'w');
  const cut = await spawnLeads(leads.variables, ['export', '--csv'], ['pipe', full, 'pipe']);
  closeSync(full);
  const err = expect.stringMatching(/^The output could not be written \(ENOSPC.*is not all/);
  expect(cut).toMatchObject({ code: 1, err });
});

test('in CSV signs are quoted, and nothing is run as a formula', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'x\ny', ''])).toBe('a,"b,c","say ""hi""","x\ny",\r\n');
  const starts = ['', '\t', '\r', '\n', 'a; ', 'a\t\u200b', 'a\n\u00a0'];
  for (const start of starts)
    for (const sign of '=+-@＝＋－＠')
      expect(csvLine(['id', `${start}${sign}1`]).replaceAll('"', '')).toBe(
        `id,${start}'${sign}1\r\n`,
      );
  expect(csvLine(['+49 30 123-456', '+1+cmd'])).toBe("+49 30 123-456,'+1+cmd\r\n");
  expect(csvLine(['ACME; Sons', '2026-11-28', 'a-b'])).toBe('"ACME; Sons",2026-11-28,a-b\r\n');
});

test('only what turns the direction of writing is kept from the terminal', () => {
  expect(printable('A\u202eΩμέγα 中文 עברית 🧵')).toBe('A Ωμέγα 中文 עברית 🧵');
});

const DAY = 86_400_000;

test.each([
  ['erases what is older than its rule says, and logs how many', 0, 451],
  ['erases nothing after its clock has jumped, which makes no lead older', 366 * DAY, 0],
])('a server %s', async (_what, jump, erased) => {
  await using leads = await createSqliteLeads();
  const { store } = leads;
  let now = Date.UTC(2026, 0, 31);
  const ages = [...Array<number>(450).fill(31), 29];
  const add = (age: number, quarantineReason: string | null) =>
    store.add(sampleLead({ receivedAt: now - age * DAY, quarantineReason }));
  await Promise.all([add(31, null), ...ages.map((age) => add(age, 'trap'))]);
  const logged: unknown[] = [];
  const retention = startRetention({
    store,
    effects: { now: () => now },
    rule: retentionRule('30d'),
    firstLookMs: 1,
    log: (_level, event, fields) => void logged.push([event, fields]),
  });
  now += jump;
  await until('it has looked', () => logged.length > 0);
  retention.stop();
  const rule = 'older than 30d';
  const message = expect.stringContaining('The clock has jumped');
  const done = ['leads.erased', { leads: erased, rule }];
  expect(logged).toEqual([erased > 0 ? done : ['leads.erase-failed', { message }]]);
  expect((await store.stats()).total).toBe(452 - erased);
  const told = erased > 0 ? [{ erasedAt: now, leads: erased, rule }] : [];
  expect(await store.erasures()).toEqual(told);
});
