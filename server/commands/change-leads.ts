import { resolve } from 'node:path';
import { ERASE_AFTER } from '#leads/erase-after.ts';
import type { Env } from '../environment.ts';
import type { LeadStore } from '../leads/queries.ts';
import { eraseByRule, retentionRule } from '../leads/retention.ts';
import { backUp, restore } from '../leads/sqlite-backup.ts';
import { LEAD_STATES, type LeadFilter } from '../leads/store.ts';
import {
  type Call,
  countLeads,
  isoSecond,
  NotFoundError,
  noLead,
  readSelection,
  readStates,
  UsageError,
  walkLeads,
} from './call.ts';

export async function retryLead({ store, terminal, operand: id }: Call) {
  const lead = await store.get(id);
  if (!lead || !(await store.retry(lead.sequence))) throw noLead(id);
  terminal.note(`Lead ${id} ${WILL_BE}`);
}

const WILL_BE = 'will be delivered by a running server that has CONTACT_WEBHOOK_URL.';

export async function replayLeads(call: Call) {
  const chosen = readSelection(call);
  if (Object.keys(chosen).length === 0)
    throw new UsageError(
      'Say which leads: replay --since 2026-11-20T14:00Z --state delivered, for example.',
    );
  // What may come from a machine is released only by someone who asks for it.
  const selection = { states: LEAD_STATES.filter((state) => state !== 'quarantined'), ...chosen };
  const { store, terminal } = call;
  // All of them first: a lead that is due again could be met a second time.
  const { sequences, what } = await chosenLeads(store, selection);
  if (sequences.length === 0) throw new NotFoundError('No lead fits. Nothing was changed.');
  if (!call.values.yes)
    return terminal.note(
      `${what} would be delivered again, each with the webhook-id it had: a receiver that drops repetitions takes none twice. Nothing was changed. To do it, add --yes.`,
    );
  await Promise.all(sequences.map((sequence) => store.retry(sequence)));
  terminal.note(`${what} ${WILL_BE}`);
}

async function chosenLeads(store: LeadStore, filter: LeadFilter) {
  const sequences: number[] = [];
  const byState = { pending: 0, delivered: 0, quarantined: 0, dead: 0 };
  for await (const lead of walkLeads(store, filter, 'oldest')) {
    sequences.push(lead.sequence);
    byState[lead.state] += 1;
  }
  const counts = LEAD_STATES.filter((state) => byState[state] > 0).map(
    (state) => `${byState[state]} ${state}`,
  );
  return { sequences, what: `${countLeads(sequences.length)} (${counts.join(', ')})` };
}

const STILL_HELD =
  'What was delivered before must be erased there too; backups and folders named before-restore-… still hold them.';

export async function eraseLeads({ store, terminal, operand }: Call) {
  const count = await store.erase(operand);
  if (count === 0) throw new NotFoundError('No lead has that email address. Nothing was erased.');
  terminal.note(`Erased ${countLeads(count)}. ${STILL_HELD}`);
}

export async function eraseOldLeads(call: Call) {
  const { 'older-than': age = '', state, yes } = call.values;
  if (!ERASE_AFTER.test(age))
    throw new UsageError('--older-than must be an age in days such as 400d.');
  const rule = retentionRule(age, state === undefined ? undefined : readStates(state));
  const { store, terminal } = call;
  const now = terminal.now();
  const until = now - rule.afterMs;
  const { sequences, what } = await chosenLeads(store, { until, states: rule.states });
  if (sequences.length === 0)
    throw new NotFoundError(`No lead is ${rule.text}. Nothing was erased.`);
  if (!yes)
    return terminal.note(
      `${what} from before ${isoSecond(until)} would be erased for good. Nothing was changed. To do it, add --yes.`,
    );
  const erased = await eraseByRule(store, rule, now);
  terminal.note(`Erased ${countLeads(erased)} (${rule.text}). ${STILL_HELD}`);
}

export async function backUpLeads({ env, terminal, operand }: Call) {
  requireSqlite(env, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"');
  const file = resolve(env.INIT_CWD, operand);
  const { leads } = backUp(env.DATA_DIR, file);
  terminal.note(
    `${file} holds ${countLeads(leads)} of ${resolve(env.DATA_DIR)} and was read back whole.`,
  );
}

export async function restoreLeads({ env, terminal, operand, values }: Call) {
  requireSqlite(env, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE');
  const file = resolve(env.INIT_CWD, operand);
  const options = { now: terminal.now(), isNew: values.new === true };
  const { leads, pending, aside } = restore(env.DATA_DIR, file, options);
  terminal.note(
    `Restored ${countLeads(leads)} from ${file} into ${resolve(env.DATA_DIR)}. ${pending} will be delivered when a server runs.`,
  );
  if (aside !== undefined) terminal.note(`The files of before are in ${aside}.`);
}

function requireSqlite({ DATABASE_URL }: Env, instead: string) {
  if (DATABASE_URL === undefined) return;
  throw new UsageError(`The leads are in PostgreSQL, whose own tool does this: ${instead}`);
}
