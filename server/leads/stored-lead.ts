import * as z from 'zod/mini';
import type { LeadPayload } from '#leads/lead-fields.ts';
import {
  type AddResult,
  type Attempt,
  type ClaimedLead,
  type Erasure,
  type KnownKey,
  LEAD_STATES,
  type LeadState,
  type NewLead,
  type Settlement,
  type StoredLead,
  type StoreStats,
} from './store.ts';

/** The spelling under which an address is stored and looked up, however it was written. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Rows of a new lead, with values in the order of the columns. */
export function newLeadRows(lead: NewLead) {
  const state: LeadState = lead.quarantineReason === null ? 'pending' : 'quarantined';
  return {
    lead: [
      lead.id,
      lead.receivedAt,
      emailKey(lead.payload.email),
      JSON.stringify(lead.payload),
      lead.page,
      lead.idempotency?.key ?? null,
      lead.idempotency?.fingerprint ?? '',
    ],
    delivery: [state, lead.quarantineReason],
    added: { outcome: 'added', id: lead.id, isQuarantined: state === 'quarantined' } satisfies AddResult,
  } as const;
}

/** Decides about a lead whose key is known. After "released" the store also has to run the query `release`. */
export function repeatOutcome(known: KnownKey, lead: NewLead): AddResult {
  const { id, isQuarantined } = known;
  if (known.fingerprint !== lead.idempotency?.fingerprint) return { outcome: 'conflict', id, isQuarantined };
  if (!isQuarantined || lead.quarantineReason !== null) return { outcome: 'repeated', id, isQuarantined };
  return { outcome: 'released', id, isQuarantined: false };
}

/** The values of the query `settle`. */
export function settlementRow(settlement: Settlement) {
  const { id, token, outcome } = settlement;
  const state: LeadState = outcome === 'retry' ? 'pending' : outcome;
  const error = outcome === 'delivered' ? null : settlement.error;
  const delayMs = outcome === 'retry' ? settlement.delayMs : null;
  return [id, token, state, error, delayMs] as const;
}

/** The values of an attempt, in the order of the columns. */
export function attemptRow({ attempt: { status, milliseconds, answer } }: Settlement) {
  return [status, Math.round(milliseconds), answer] as const;
}

/** PostgreSQL gives 64-bit integers as text, SQLite as numbers. */
const integer = z.coerce.number().check(z.int());

const leadRow = z.object({
  sequence: integer,
  id: z.string(),
  received_at: integer,
  payload: z.string(),
  page: z.string(),
  state: z.enum(LEAD_STATES),
  reason: z.nullable(z.string()),
  attempts: integer,
  next_attempt_at: z.nullable(integer),
  delivered_at: z.nullable(integer),
  last_error: z.nullable(z.string()),
  /** JSON. */
  consents: z.string(),
});

const consents = z.array(
  z.object({
    channel: z.enum(['email', 'sms']),
    version: z.string(),
    wording: z.string(),
    givenAt: integer,
    page: z.string(),
  }),
);

const keyRow = z.object({ id: z.string(), fingerprint: z.string(), state: z.enum(LEAD_STATES) });
const claimedRow = z.object({ id: z.string(), payload: z.string(), attempts: integer });
const keptAttempt = z.object({
  ended_at: integer,
  status: z.nullable(integer),
  milliseconds: integer,
  answer: z.string(),
});
const waitRow = z.object({ ms: z.nullable(integer) });
const erasureRow = z.object({ erased_at: integer, leads: integer, rule: z.string() });
const stateCount = z.object({ state: z.enum(LEAD_STATES), leads: integer });

export function readLead(row: unknown): StoredLead {
  const lead = leadRow.parse(row);
  return {
    sequence: lead.sequence,
    id: lead.id,
    receivedAt: lead.received_at,
    payload: readPayload(lead.payload),
    page: lead.page,
    consents: consents.parse(JSON.parse(lead.consents)),
    quarantineReason: lead.reason,
    state: lead.state,
    attempts: lead.attempts,
    nextAttemptAt: lead.next_attempt_at,
    deliveredAt: lead.delivered_at,
    lastError: lead.last_error,
  };
}

/**
 * Reads answers without the schema: they passed it when they came in, and a rule that changed since must not make an old lead
 * unreadable.
 */
function readPayload(text: string): LeadPayload {
  return JSON.parse(text) as LeadPayload;
}

export function readKey(row: unknown): KnownKey {
  const { id, fingerprint, state } = keyRow.parse(row);
  return { id, fingerprint, isQuarantined: state === 'quarantined' };
}

export function readClaimed(row: unknown): ClaimedLead {
  const { payload, ...rest } = claimedRow.parse(row);
  return { ...rest, payload: readPayload(payload) };
}

export function readAttempt(row: unknown): Attempt {
  const { ended_at, ...rest } = keptAttempt.parse(row);
  return { endedAt: ended_at, ...rest };
}

/** Milliseconds until the next lead is due; null when none waits. */
export function readWait(row: unknown): number | null {
  return waitRow.parse(row).ms;
}

interface StatsRows {
  counts: unknown[];
  oldestPendingAt: unknown;
  erased: unknown;
}

/** Counts the leads in each state, from rows of a state and a number. */
export function readCounts(rows: unknown[]): Record<LeadState, number> {
  const byState: Record<LeadState, number> = { pending: 0, delivered: 0, quarantined: 0, dead: 0 };
  for (const { state, leads } of rows.map((row) => stateCount.parse(row))) byState[state] = leads;
  return byState;
}

export function readErasure(row: unknown): Erasure {
  const { erased_at, ...rest } = erasureRow.parse(row);
  return { erasedAt: erased_at, ...rest };
}

export function readStats({ counts, oldestPendingAt, erased }: StatsRows): StoreStats {
  const byState = readCounts(counts);
  return {
    byState,
    total: Object.values(byState).reduce((sum, count) => sum + count, 0),
    oldestPendingAt: z.nullable(integer).parse(oldestPendingAt ?? null),
    erased: integer.parse(erased),
  };
}
