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
const state = z.enum(LEAD_STATES);
const fromJson = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);

/** Answers are read without their schema: they passed it when they came in, and a rule that changed since must lose no old lead. */
const payload = z.pipe(
  fromJson,
  z.transform((answers) => answers as LeadPayload),
);

const consent = z.object({
  channel: z.enum(['email', 'sms']),
  version: z.string(),
  wording: z.string(),
  givenAt: integer,
  page: z.string(),
});

/** Rows of the queries, in the shape the rest of the program has for them. */
const ROWS = {
  lead: z.object({
    sequence: integer,
    id: z.string(),
    receivedAt: integer,
    payload,
    page: z.string(),
    consents: z.pipe(fromJson, z.array(consent)),
    quarantineReason: z.nullable(z.string()),
    state,
    attempts: integer,
    nextAttemptAt: z.nullable(integer),
    deliveredAt: z.nullable(integer),
    lastError: z.nullable(z.string()),
  }),
  claimed: z.object({ id: z.string(), payload, attempts: integer }),
  key: z.object({ id: z.string(), fingerprint: z.string(), state }),
  attempt: z.object({
    endedAt: integer,
    status: z.nullable(integer),
    milliseconds: integer,
    answer: z.string(),
  }),
  erasure: z.object({ erasedAt: integer, leads: integer, rule: z.string() }),
  wait: z.object({ ms: z.nullable(integer) }),
  count: z.object({ state, leads: integer }),
};

export const readLead = (row: unknown): StoredLead => ROWS.lead.parse(row);
export const readClaimed = (row: unknown): ClaimedLead => ROWS.claimed.parse(row);
export const readAttempt = (row: unknown): Attempt => ROWS.attempt.parse(row);
export const readErasure = (row: unknown): Erasure => ROWS.erasure.parse(row);
/** Milliseconds until the next lead is due; null when none waits. */
export const readWait = (row: unknown): number | null => ROWS.wait.parse(row).ms;

export function readKey(row: unknown): KnownKey {
  const { id, fingerprint, state } = ROWS.key.parse(row);
  return { id, fingerprint, isQuarantined: state === 'quarantined' };
}

/** Counts the leads in each state, from rows of a state and a number. */
export function readCounts(rows: unknown[]): Record<LeadState, number> {
  const byState: Record<LeadState, number> = { pending: 0, delivered: 0, quarantined: 0, dead: 0 };
  for (const { state, leads } of rows.map((row) => ROWS.count.parse(row))) byState[state] = leads;
  return byState;
}

interface StatsRows {
  counts: unknown[];
  oldestPendingAt: unknown;
  erased: unknown;
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
