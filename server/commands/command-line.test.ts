import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import type { LeadStore } from '../leads/queries.ts';
import { retentionRule, startRetention } from '../leads/retention.ts';
import { createSqliteLeads, onEachStore as it } from '../testing/database.ts';
import { temporaryFolder, until } from '../testing/resources.ts';
import { sampleLead } from '../testing/sent-requests.ts';
import { runLeads, spawnLeads } from '../testing/servers.ts';
import { csvLine } from './export-leads.ts';

const RECEIVED = Date.UTC(2025, 4, 18, 9, 30);

/** Given up, in quarantine, and waiting; two try to trick who reads them. */
async function fillStore(store: LeadStore) {
  const given = { version: '1', wording: 'Yes, write me', page: '/contact', givenAt: RECEIVED };
  const unknown = { channel: 'sms', ...given, wording: '', page: '' } as const;
  const consents = [{ channel: 'email', ...given } as const, unknown];
  const eve = { firstName: '=HYPERLINK("http://x")', email: 'eve@example.com' };
  const recaptchaToken = 'x'.repeat(25);
  const pasted = {
    lastName: 'B\u009b31m\u202eΩ🧵',
    companyName: 'x'.repeat(24),
    email: 'ada@exam\u00adple.com',
  };
  const quarantineReason = 'the hidden field was filled';
  const receivedAt = RECEIVED;
  for (const lead of [
    sampleLead({ id: 'one', receivedAt, consents }, { emailOptIn: true, recaptchaToken }),
    sampleLead({ id: 'two', receivedAt, quarantineReason }, eve),
    sampleLead({ id: 'three', receivedAt }, pasted),
  ])
    await store.add(lead);
  for (const [status, answer] of [
    [null, 'no answer within 10 s'],
    [503, ''],
    [410, 'No such \u001b[31mflow'],
  ] as const) {
    await store.claim({ leaseMs: 1000, token: 't', limit: 9 });
    const end = { error: 'answered 410 Gone', delayMs: status === 410 ? null : 0 };
    const attempt = { status, milliseconds: 35, answer };
    await store.settle({ id: 'one', token: 't', attempt, ...end });
  }
}

/** In this order, as some change something. A quarantined lead is replayed if it is named. */
const COMMANDS = `help, list, list --state dead,quarantined, list --limit 1
  list --since 2025-05-18T09:30 --until 1d, list --since 2025-05-19, list --until 2025-05-18T09:30Z
  show one, show two
  show Ada@example.com, export --csv, export --json, stats, stats --json, erasures
  erase --older-than 30d, erase --older-than 30000d, replay --since 2025-05-18
  replay --until 1d --state dead,quarantined, replay --until 2025-05-18, retry two
  replay --state dead --yes, replay --state pending --yes, erase ADA@example.com, stats, erasures
  erase --older-than 30d --state pending --yes, erasures, list, stats`.split(/, | ?\n */);

it('npm run leads lists, shows, exports, retries, erases and counts', async ({
  store,
  variables,
}) => {
  await fillStore(store);
  for (const command of COMMANDS) {
    const { code, out, err } = await runLeads(variables, ...command.split(' '));
    const said = `ends with ${code}\n${out}${err}`;
    const now = /20(?!25-05-18)\d\d-\d\d-\d\d[T ][\d:.]+Z?/g;
    expect(said.replace(now, 'now')).toMatchSnapshot(command);
  }
});

const AWAY = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' };

const MISTAKES = `show, show nobody@example.com, show nobody, export, list --state lost, constructor
  list dead, stats --yes, erase --older-than 9, list --since x1d, list --until 1dx, list --since 2026-02-31
  list --limit 5x, replay, backup `.split(/, | ?\n */);

test.each(MISTAKES)('%s is told what is wrong with it', async (command) => {
  await using leads = await createSqliteLeads();
  await leads.store.check();
  expect(await runLeads(leads.variables, ...command.split(' '))).toMatchSnapshot();
});

test.each([
  ['list --bad', AWAY],
  ['backup file', AWAY],
  ['restore file', AWAY],
  ['stats', AWAY],
  ['stats', { DATABASE_URL: 'postgres://u:%e4@localhost' }],
  ['stats', { DATABASE_URL: 'postgres://u:pa#ss@h/s@h/d' }],
  ['stats', { DATABASE_URL: 'postgres://localhost:12#3@h/d' }],
])('%s with %j ends with a sentence', async (command, variables) => {
  expect(await runLeads(variables, ...command.split(' '))).toMatchSnapshot();
});

test('a folder without leads is an error, left as it is, and help needs none', async () => {
  using folder = temporaryFolder();
  const sentence = /^There is no .*leads\.sqlite\. Set DATA_DIR/;
  const result = await spawnLeads({ DATA_DIR: folder.path }, ['stats']);
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringMatching(sentence) });
  expect(readdirSync(folder.path)).toEqual([]);
  const out = expect.stringContaining('erase EMAIL');
  expect(await runLeads({})).toMatchObject({ code: 0, out });
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
  const starts = ['', '\t', '\r', '\n', 'a; ', 'a\t\u200b', 'a\n\u00a0'];
  for (const start of starts)
    for (const sign of '=+-@＝＋－＠')
      expect(csvLine(['id', `${start}${sign}1`]).replaceAll('"', '')).toBe(
        `id,${start}'${sign}1\r\n`,
      );
  const cells = ['a', 'b,c', 'say "hi"', 'x\ny', '', '+49 30 123-456', '+1+cmd', 'ACME; Sons'];
  expect(csvLine([...cells, '2026-11-28', 'a-b', '=1;=2\n=3'])).toMatchSnapshot();
});

const DAY = 86_400_000;

test.each([
  ['erases what is older than its rule says, and logs how many', 0, 451],
  ['erases nothing after its clock has jumped, which makes no lead older', 366 * DAY, 0],
])('a server %s', async (_what, jump, erased) => {
  await using leads = await createSqliteLeads();
  const { store } = leads;
  let now = Date.UTC(2026, 0, 31);
  const ages = [...Array<number>(450).fill(31), 30, 29];
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
  expect((await store.stats()).total).toBe(453 - erased);
  expect([logged, await store.erasures()]).toMatchSnapshot();
});
