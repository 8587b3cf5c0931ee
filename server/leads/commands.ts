import { PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import type { Env } from '#server/environment.ts';
import { csvLine } from './csv.ts';
import { backUp, restore } from './sqlite-backup.ts';
import { LEAD_STATES, type LeadState, type LeadStore, type StoredLead } from './store.ts';
import { formatTable, printable, shorten } from './table.ts';

export interface Terminal {
  /** Resolves when the text is taken, so that an export never piles up in memory. */
  write(text: string): Promise<void>;
  /** Progress and notes, which must not end up in an exported file. */
  note(text: string): void;
  /** Ends a line of progress that is written over and over. */
  progress(text: string): void;
  now(): number;
}

/** A mistake in what was typed; the message says what to type instead. */
export class UsageError extends Error {}

/** There is no such lead. */
export class NotFoundError extends Error {}

const PAGE_SIZE = 500;

async function* everyLead(store: LeadStore, state?: LeadState): AsyncGenerator<StoredLead> {
  let after = 0;
  for (;;) {
    const leads = await store.page({ after, limit: PAGE_SIZE, state });
    yield* leads;
    const last = leads.at(-1);
    if (!last || leads.length < PAGE_SIZE) return;
    after = last.sequence;
  }
}

/** `list [--state STATE]`: one line per lead, oldest first, a page at a time. */
export async function listLeads(
  store: LeadStore,
  terminal: Terminal,
  state: string | undefined,
): Promise<void> {
  if (state !== undefined && !LEAD_STATES.includes(state as LeadState)) {
    throw new UsageError(`There is no state "${state}". The states are: ${LEAD_STATES.join(', ')}.`);
  }
  let page: StoredLead[] = [];
  let count = 0;
  const flush = async () => {
    if (page.length > 0) await terminal.write(`${listTable(page)}\n`);
    page = [];
  };
  for await (const lead of everyLead(store, state as LeadState | undefined)) {
    page.push(lead);
    count += 1;
    if (page.length === PAGE_SIZE) await flush();
  }
  await flush();
  terminal.note(count === 0 ? 'No leads.' : `${count} ${count === 1 ? 'lead' : 'leads'}.`);
}

function listTable(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => [
    lead.id,
    isoMinute(lead.receivedAt),
    lead.state,
    String(lead.attempts),
    shorten(`${lead.payload.firstName} ${lead.payload.lastName}`, 24),
    shorten(lead.payload.email, 32),
    shorten(lead.payload.companyName, 24),
    shorten(lead.quarantineReason ?? lead.lastError ?? '', 40),
  ]);
  return formatTable(
    ['ID', 'RECEIVED (UTC)', 'STATE', 'TRIES', 'NAME', 'EMAIL', 'COMPANY', 'NOTE'],
    rows,
    [3],
  );
}

/** `show ID`: everything that is kept about one lead. */
export async function showLead(store: LeadStore, terminal: Terminal, id: string): Promise<void> {
  const lead = await store.get(id);
  if (!lead) throw notFound(id);
  const facts: [string, string][] = [
    ['id', lead.id],
    ['received', isoSecond(lead.receivedAt)],
    ['state', lead.state],
    ['attempts', String(lead.attempts)],
  ];
  if (lead.state === 'pending' && lead.nextAttemptAt !== null)
    facts.push(['next attempt', isoSecond(lead.nextAttemptAt)]);
  if (lead.deliveredAt !== null) facts.push(['delivered', isoSecond(lead.deliveredAt)]);
  if (lead.lastError !== null) facts.push(['last error', lead.lastError]);
  if (lead.quarantineReason !== null) facts.push(['quarantined', lead.quarantineReason]);
  if (lead.page !== '') facts.push(['page', lead.page]);
  for (const key of PAYLOAD_KEYS) {
    const value = lead.payload[key];
    facts.push([key, key === 'recaptchaToken' ? shorten(String(value), 24) : String(value)]);
  }
  for (const { endedAt, status, milliseconds, answer } of await store.attempts(id)) {
    const outcome = status === null ? answer : `${status}${answer && `: ${answer}`}`;
    facts.push([`attempt ${isoSecond(endedAt)}`, `${outcome} (${milliseconds} ms)`]);
  }
  for (const { channel, version, givenAt, page, wording } of lead.consents) {
    facts.push([
      `consent: ${channel}`,
      `version ${version}, ${isoSecond(givenAt)}${page && `, on ${page}`}: ${wording}`,
    ]);
  }
  const indent = Math.max(...facts.map(([name]) => name.length)) + 2;
  const lines = facts.map(([name, value]) => {
    const [first = '', ...rest] = value.split('\n').map(printable);
    return [name.padEnd(indent) + first, ...rest.map((line) => ' '.repeat(indent) + line)].join('\n');
  });
  await terminal.write(`${lines.join('\n')}\n`);
}

const EXPORT_COLUMNS = ['id', 'receivedAt', 'state', 'attempts', 'deliveredAt', 'page'] as const;

/** Spreadsheets on Windows read a CSV file without it as Latin-1. */
const BYTE_ORDER_MARK = '\ufeff';

/** `export --csv | --json`: every lead on standard output, a page at a time. */
export async function exportLeads(
  store: LeadStore,
  terminal: Terminal,
  format: 'csv' | 'json',
): Promise<void> {
  const { total } = await store.stats();
  let done = 0;
  let chunk =
    format === 'csv'
      ? BYTE_ORDER_MARK + csvLine([...EXPORT_COLUMNS, ...PAYLOAD_KEYS, 'emailConsent', 'smsConsent'])
      : '[';
  for await (const lead of everyLead(store)) {
    chunk += format === 'csv' ? csvLead(lead) : `${done === 0 ? '' : ','}\n${JSON.stringify(jsonLead(lead))}`;
    done += 1;
    if (done % PAGE_SIZE !== 0) continue;
    await terminal.write(chunk);
    chunk = '';
    terminal.progress(`${done} of ${total} leads`);
  }
  await terminal.write(format === 'csv' ? chunk : `${chunk}\n]\n`);
  terminal.note(`Exported ${done} ${done === 1 ? 'lead' : 'leads'}.`);
}

function jsonLead(lead: StoredLead) {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    ...lead,
    receivedAt: iso(lead.receivedAt),
    nextAttemptAt: iso(lead.nextAttemptAt),
    deliveredAt: iso(lead.deliveredAt),
    consents: lead.consents.map((consent) => ({ ...consent, givenAt: iso(consent.givenAt) })),
  };
}

function csvLead(lead: StoredLead): string {
  const consent = (channel: 'email' | 'sms') => {
    const given = lead.consents.find((entry) => entry.channel === channel);
    return given ? `version ${given.version} at ${isoSecond(given.givenAt)}` : '';
  };
  return csvLine([
    lead.id,
    isoSecond(lead.receivedAt),
    lead.state,
    String(lead.attempts),
    lead.deliveredAt === null ? '' : isoSecond(lead.deliveredAt),
    lead.page,
    ...PAYLOAD_KEYS.map((key) => String(lead.payload[key])),
    consent('email'),
    consent('sms'),
  ]);
}

/** `retry ID`: delivers one lead again or at last, whatever its state. */
export async function retryLead(store: LeadStore, terminal: Terminal, id: string): Promise<void> {
  if (!(await store.retry(id))) throw notFound(id);
  await store.resume();
  terminal.note(`Lead ${id} will be delivered by a running server that has CONTACT_WEBHOOK_URL.`);
}

/** `retry --dead`: all that were given up. */
export async function retryDeadLeads(store: LeadStore, terminal: Terminal): Promise<void> {
  const count = await store.retryDead();
  await store.resume();
  terminal.note(`${count} dead ${count === 1 ? 'lead' : 'leads'} will be delivered again.`);
}

/** `erase EMAIL`: removes every lead of an address for good. */
export async function eraseLeads(store: LeadStore, terminal: Terminal, email: string): Promise<void> {
  const count = await store.erase(email);
  if (count === 0) throw new NotFoundError('No lead has that email address. Nothing was erased.');
  terminal.note(
    `Erased ${count} ${count === 1 ? 'lead' : 'leads'}. What was delivered before must be erased there too.`,
  );
}

interface FileCommand {
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;
  terminal: Terminal;
  file: string;
}

/** `backup FILE`: all leads in one file, also while a server runs. */
export function backUpLeads({ env, terminal, file }: FileCommand): void {
  requireSqlite(env, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const { leads } = backUp(env.DATA_DIR, file);
  terminal.note(`${file} holds ${count(leads)} and was read back whole.`);
}

/** `restore FILE`: a backup in the place of the leads of now. */
export function restoreLeads({ env, terminal, file }: FileCommand): void {
  requireSqlite(env, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE');
  const { leads, pending, aside } = restore(env.DATA_DIR, file, terminal.now());
  terminal.note(`Restored ${count(leads)} from ${file}. ${pending} will be delivered when a server runs.`);
  if (aside !== undefined) terminal.note(`The files of before are in ${aside}.`);
}

function requireSqlite({ DATABASE_URL }: FileCommand['env'], instead: string): void {
  if (DATABASE_URL === undefined) return;
  throw new UsageError(`The leads are in PostgreSQL, whose own tool does this: ${instead}`);
}

/** `stats`: how many leads are in which state. */
export async function showStats(store: LeadStore, terminal: Terminal): Promise<void> {
  const { byState, total, oldestPendingAt, erased, pause } = await store.stats();
  const rows = [
    ...LEAD_STATES.map((state) => [state, String(byState[state])]),
    ['total', String(total)],
    ['erased', String(erased)],
  ];
  await terminal.write(`${formatTable(['STATE', 'LEADS'], rows, [1])}\n`);
  if (oldestPendingAt !== null)
    terminal.note(`The oldest pending lead came in at ${isoSecond(oldestPendingAt)}.`);
  if (pause && pause.leftMs > 0)
    terminal.note(
      `Nothing is sent until ${isoSecond(pause.until)}: the webhook ${pause.reason}. "retry" ends the wait.`,
    );
}

function count(leads: number): string {
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}`;
}

function notFound(id: string): NotFoundError {
  return new NotFoundError(`There is no lead with the id ${printable(id)}. See: npm run leads -- list`);
}

function isoMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

function isoSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
