import { answerOf, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import {
  type Attempt,
  LEAD_STATES,
  type LeadState,
  type LeadStore,
  type StoredLead,
  type StoreStats,
} from '../leads/store.ts';
import { jsonLead } from './export-leads.ts';
import { type Selection, walkLeads } from './lead-selection.ts';
import {
  countLeads,
  formatTable,
  isoMinute,
  isoSecond,
  jsonText,
  NotFoundError,
  noLead,
  printable,
  shorten,
  type Terminal,
} from './terminal.ts';

interface ListOptions {
  selection: Selection;
  limit: number;
  /** Only leads that came before the one with this id. */
  before: string | undefined;
  isJson: boolean;
}

/** `list`: one line per lead, newest first. */
export async function listLeads(store: LeadStore, terminal: Terminal, options: ListOptions): Promise<void> {
  const { selection, limit, before, isJson } = options;
  const after = before === undefined ? undefined : await sequenceOf(store, before);
  const leads: StoredLead[] = [];
  const onLook = (looked: number) => terminal.progress(`${looked} leads looked at`);
  for await (const lead of walkLeads(store, selection, { order: 'newest', after, onLook })) {
    if (leads.length === limit) {
      await print(leads, terminal, isJson);
      terminal.note(`${countLeads(limit)}, newest first. Older ones: add --before ${leads.at(-1)?.id}`);
      return;
    }
    leads.push(lead);
  }
  await print(leads, terminal, isJson);
  terminal.note(leads.length === 0 ? 'No leads.' : `${countLeads(leads.length)}, newest first.`);
  if (leads.some(({ state }) => state === 'quarantined')) terminal.note(QUARANTINE);
}

const QUARANTINE =
  'A quarantined lead may come from a machine: it is kept and not delivered until "retry ID", and its sender was told so. NOTE says why.';

async function sequenceOf(store: LeadStore, id: string): Promise<number> {
  const lead = await store.get(id);
  if (!lead) throw noLead(id);
  return lead.sequence;
}

async function print(leads: readonly StoredLead[], terminal: Terminal, isJson: boolean): Promise<void> {
  if (isJson) await terminal.write(jsonText(leads.map(jsonLead)));
  else if (leads.length > 0) await terminal.write(`${listTable(leads)}\n`);
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

/** `show ID` or `show EMAIL`: everything that is kept about a lead, or about every lead of an address. */
export async function showLeads(
  store: LeadStore,
  terminal: Terminal,
  { which, isJson }: { which: string; isJson: boolean },
): Promise<void> {
  const leads = which.includes('@') ? await leadsOf(store, which) : [await leadWith(store, which)];
  const shown = await Promise.all(
    leads.map(async (lead) => ({ lead, attempts: await store.attempts(lead.id) })),
  );
  if (isJson) {
    const whole = shown.map(({ lead, attempts }) => ({
      ...jsonLead(lead),
      attemptLog: attempts.map(jsonAttempt),
    }));
    await terminal.write(jsonText(whole));
    return;
  }
  const texts = shown.map(({ lead, attempts }) => factsText(factsOf(lead, attempts)));
  await terminal.write(`${texts.join('\n\n')}\n`);
}

function jsonAttempt({ endedAt, ...attempt }: Attempt) {
  return { endedAt: new Date(endedAt).toISOString(), ...attempt };
}

async function leadWith(store: LeadStore, id: string): Promise<StoredLead> {
  const lead = await store.get(id);
  if (!lead) throw noLead(id);
  return lead;
}

async function leadsOf(store: LeadStore, email: string): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for await (const lead of walkLeads(store, { email }, { order: 'newest' })) leads.push(lead);
  if (leads.length === 0) throw new NotFoundError('No lead has that email address.');
  return leads;
}

type Fact = [name: string, value: string];

function factsOf(lead: StoredLead, attempts: readonly Attempt[]): Fact[] {
  const facts: Fact[] = [
    ['id', lead.id],
    ['received', isoSecond(lead.receivedAt)],
    ['state', lead.state],
    ['attempts', String(lead.attempts)],
  ];
  if (lead.state === 'pending' && lead.nextAttemptAt !== null)
    facts.push(['next attempt', isoSecond(lead.nextAttemptAt)]);
  if (lead.deliveredAt !== null) facts.push(['delivered', isoSecond(lead.deliveredAt)]);
  if (lead.lastError !== null) facts.push(['last error', lead.lastError]);
  if (lead.quarantineReason !== null)
    facts.push([
      'quarantined',
      `${lead.quarantineReason}. Not delivered until: npm run leads -- retry ${lead.id}`,
    ]);
  if (lead.page !== '') facts.push(['page', lead.page]);
  return [...facts, ...answerFacts(lead), ...attempts.map(attemptFact), ...consentFacts(lead)];
}

function answerFacts({ payload }: StoredLead): Fact[] {
  return PAYLOAD_KEYS.map((key) => {
    const value = String(answerOf(payload, key));
    return [key, key === 'recaptchaToken' ? shorten(value, 24) : value];
  });
}

function attemptFact({ endedAt, status, milliseconds, answer }: Attempt): Fact {
  const outcome = status === null ? answer : `${status}${answer && `: ${answer}`}`;
  return [`attempt ${isoSecond(endedAt)}`, `${outcome} (${milliseconds} ms)`];
}

function consentFacts({ consents }: StoredLead): Fact[] {
  return consents.map(({ channel, version, givenAt, page, wording }) => [
    `consent: ${channel}`,
    `version ${version}, ${isoSecond(givenAt)}${page && `, on ${page}`}: ${wording || 'the post did not say which sentence was shown'}`,
  ]);
}

function factsText(facts: readonly Fact[]): string {
  const indent = Math.max(...facts.map(([name]) => name.length)) + 2;
  const lines = facts.map(([name, value]) => {
    const [first = '', ...rest] = value.split('\n').map(printable);
    return [name.padEnd(indent) + first, ...rest.map((line) => ' '.repeat(indent) + line)].join('\n');
  });
  return lines.join('\n');
}

/** `stats`: how many leads are in which state. */
export async function showStats(store: LeadStore, terminal: Terminal, isJson: boolean): Promise<void> {
  const stats = await store.stats();
  if (isJson) return terminal.write(jsonText(withTimes(stats)));
  const { byState, total, oldestPendingAt, erased } = stats;
  const rows = [
    ...LEAD_STATES.map((state) => [state, String(byState[state])]),
    ['total', String(total)],
    ['erased', String(erased)],
  ];
  await terminal.write(`${formatTable(['STATE', 'LEADS'], rows, [1])}\n`);
  if (oldestPendingAt !== null)
    terminal.note(`The oldest pending lead came in at ${isoSecond(oldestPendingAt)}.`);
}

function withTimes({ oldestPendingAt, ...rest }: StoreStats) {
  return {
    ...rest,
    oldestPendingAt: oldestPendingAt === null ? null : new Date(oldestPendingAt).toISOString(),
  };
}

/** Such as "2 dead, 1 delivered". */
export function stateCounts(counts: Record<LeadState, number>): string {
  return LEAD_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${state}`)
    .join(', ');
}
