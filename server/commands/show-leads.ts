import { answerOf, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { emailKey, type LeadStore } from '../leads/queries.ts';
import type { Attempt, StoredLead } from '../leads/store.ts';
import { printable } from '../printable.ts';
import {
  type Call,
  countLeads,
  isoSecond,
  NotFoundError,
  noLead,
  readSelection,
  UsageError,
  walkLeads,
} from './call.ts';

export async function listLeads(call: Call) {
  const selection = readSelection(call);
  const limit = readLimit(call.values.limit);
  const { store, terminal } = call;
  const leads: StoredLead[] = [];
  let isMore = false;
  for await (const lead of walkLeads(store, selection, 'newest')) {
    isMore = leads.length === limit;
    if (isMore) break;
    leads.push(lead);
  }
  if (leads.length > 0) await terminal.write(`${listTable(leads)}\n`);
  if (isMore)
    return terminal.note(
      `${countLeads(limit)}, newest first. Older ones: add --limit ${limit * 2}`,
    );
  terminal.note(leads.length === 0 ? 'No leads.' : `${countLeads(leads.length)}, newest first.`);
  if (leads.some(({ state }) => state === 'quarantined')) terminal.note(QUARANTINE);
}

function readLimit(text = '50') {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError(`--limit "${text}" is no number of leads. Write, for example, --limit 200.`);
}

const QUARANTINE =
  'A quarantined lead may come from a machine: it is kept and not delivered until "retry ID", and its sender was told so. NOTE says why.';

function listTable(leads: readonly StoredLead[]) {
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
  const head = ['ID', 'RECEIVED (UTC)', 'STATE', 'TRIES', 'NAME', 'EMAIL', 'COMPANY', 'NOTE'];
  return formatTable(head, rows, [3]);
}

export async function showLeads({ store, terminal, operand: which }: Call) {
  const leads = which.includes('@') ? await leadsOf(store, which) : [await store.get(which)];
  const texts = await Promise.all(
    leads.map(async (lead) => {
      if (!lead) throw noLead(which);
      return factsText(factsOf(lead, await store.attempts(lead.id)));
    }),
  );
  await terminal.write(`${texts.join('\n\n')}\n`);
}

async function leadsOf(store: LeadStore, email: string) {
  const leads: StoredLead[] = [];
  const person = emailKey(email);
  for await (const lead of walkLeads(store, {}, 'newest'))
    if (emailKey(lead.payload.email) === person) leads.push(lead);
  if (leads.length === 0) throw new NotFoundError('No lead has that email address.');
  return leads;
}

type Fact = [name: string, value: string];

function factsOf(lead: StoredLead, attempts: readonly Attempt[]): Fact[] {
  const { quarantineReason: reason } = lead;
  const facts: [name: string, value: string | null][] = [
    ['id', lead.id],
    ['received', isoSecond(lead.receivedAt)],
    ['state', lead.state],
    ['attempts', String(lead.attempts)],
    ['next attempt', lead.state === 'pending' ? isoSecond(lead.nextAttemptAt) : ''],
    ['delivered', isoSecond(lead.deliveredAt)],
    ['last error', lead.lastError],
    ['quarantined', reason && `${reason}. Not delivered until: npm run leads -- retry ${lead.id}`],
    ['page', lead.page],
  ];
  const known = facts.filter((fact): fact is Fact => Boolean(fact[1]));
  return [...known, ...answerFacts(lead), ...attempts.map(attemptFact), ...consentFacts(lead)];
}

const answerFacts = ({ payload }: StoredLead): Fact[] =>
  PAYLOAD_KEYS.map((key) => {
    const value = String(answerOf(payload, key));
    return [key, key === 'recaptchaToken' ? shorten(value, 24) : value];
  });

function attemptFact({ endedAt, status, milliseconds, answer }: Attempt): Fact {
  const outcome = status === null ? answer : `${status}${answer && `: ${answer}`}`;
  return [`attempt ${isoSecond(endedAt)}`, `${outcome} (${milliseconds} ms)`];
}

const consentFacts = ({ consents }: StoredLead): Fact[] =>
  consents.map(({ channel, version, givenAt, page, wording }) => [
    `consent: ${channel}`,
    `version ${version}, ${isoSecond(givenAt)}${page && `, on ${page}`}: ${wording || 'the post did not say which sentence was shown'}`,
  ]);

function factsText(facts: readonly Fact[]) {
  const indent = Math.max(...facts.map(([name]) => name.length)) + 2;
  const lines = facts.map(([name, value]) => {
    const words = value.split('\n').map(printable);
    return name.padEnd(indent) + words.join(`\n${' '.repeat(indent)}`);
  });
  return lines.join('\n');
}

export async function showStats({ store, terminal, values }: Call) {
  const { oldestPendingAt, byState, total } = await store.stats();
  if (values.json) {
    const since = oldestPendingAt && new Date(oldestPendingAt);
    return terminal.write(`${JSON.stringify({ byState, total, oldestPendingAt: since })}\n`);
  }
  const rows = Object.entries({ ...byState, total }).map(([name, count]) => [name, String(count)]);
  await terminal.write(`${formatTable(['STATE', 'LEADS'], rows, [1])}\n`);
  if (oldestPendingAt !== null)
    terminal.note(`The oldest pending lead came in at ${isoSecond(oldestPendingAt)}.`);
}

export async function listErasures({ store, terminal }: Call) {
  const erasures = await store.erasures();
  if (erasures.length === 0) return terminal.note('Nothing was erased.');
  const rows = erasures.map(({ erasedAt, leads, rule }) => [
    isoMinute(erasedAt),
    String(leads),
    rule,
  ]);
  await terminal.write(`${formatTable(['ERASED (UTC)', 'LEADS', 'RULE'], rows, [1])}\n`);
}

const isoMinute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** @param right columns of numbers */
function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[],
) {
  const lines = [head, ...rows].map((row) => row.map(printable));
  const width = (text = '') => [...text].length;
  const widths = head.map((_, column) => Math.max(...lines.map((line) => width(line[column]))));
  const padded = (cell: string, column: number) => {
    const padding = ' '.repeat((widths[column] ?? 0) - width(cell));
    return right.includes(column) ? padding + cell : cell + padding;
  };
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

function shorten(text: string, max: number) {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
