import { answerOf, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import type { Attempt, LeadStore, StoredLead } from '../store.ts';
import { printable, shorten } from '../table.ts';
import { jsonLead } from './export-leads.ts';
import { walkLeads } from './lead-selection.ts';
import { isoSecond, jsonText, NotFoundError, noLead, type Terminal } from './terminal.ts';

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
