import * as z from 'zod/mini';
import type { LeadPayload } from '#leads/lead-fields.ts';
import { ToldError } from '../told-error.ts';

export const LEAD_STATES = ['pending', 'delivered', 'quarantined', 'dead'] as const;

/**
 * quarantined: a person must release it. dead: kept, after the last attempt or a 410, until someone
 * retries or erases it.
 */
export type LeadState = (typeof LEAD_STATES)[number];

export const UNKNOWN_VERSION = 'unknown';

/** PostgreSQL gives 64-bit integers as text, SQLite as numbers. */
const integer = z.coerce.number().check(z.int());
const state = z.enum(LEAD_STATES);
const fromJson = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);

/** Without their schema, which they passed: a rule that changed since must lose no old lead. */
const payload = z.pipe(
  fromJson,
  z.transform((answers) => answers as LeadPayload),
);

const consent = z.object({
  channel: z.enum(['email', 'sms']),
  version: z.string(),
  /** The sentence the person saw; empty when unknown. */
  wording: z.string(),
  givenAt: integer,
  /** A path; empty when unknown. */
  page: z.string(),
});

export const ROWS = {
  lead: z.object({
    sequence: integer,
    id: z.string(),
    receivedAt: integer,
    payload,
    page: z.string(),
    consents: z.pipe(fromJson, z.array(consent)),
    /** Why a person must look at it before it is delivered; null for an ordinary lead. */
    quarantineReason: z.nullable(z.string()),
    state,
    attempts: integer,
    nextAttemptAt: z.nullable(integer),
    deliveredAt: z.nullable(integer),
    lastError: z.nullable(z.string()),
  }),
  /** `attempts`: those that ended before this one. */
  claimed: z.object({ id: z.string(), payload, attempts: integer }),
  key: z.pipe(
    z.object({ id: z.string(), fingerprint: z.string(), state }),
    z.transform(({ state, ...known }) => ({ ...known, isQuarantined: state === 'quarantined' })),
  ),
  attempt: z.object({
    endedAt: integer,
    /** Status of the answer; null when there was none. */
    status: z.nullable(integer),
    milliseconds: integer,
    /** The first words of the answer, or why there was none. */
    answer: z.string(),
  }),
  erasure: z.object({ erasedAt: integer, leads: integer, rule: z.string() }),
  count: z.object({ state, leads: integer }),
  address: z.object({ email: z.string() }),
  number: z.object({ value: z.nullable(integer) }),
};

export type Consent = z.output<typeof consent>;
export type StoredLead = z.output<typeof ROWS.lead>;
export type ClaimedLead = z.output<typeof ROWS.claimed>;
export type KnownKey = z.output<typeof ROWS.key>;
export type Attempt = z.output<typeof ROWS.attempt>;

export interface NewLead
  extends Pick<StoredLead, 'id' | 'receivedAt' | 'payload' | 'page' | 'quarantineReason'> {
  consents: readonly Consent[];
  idempotency: { key: string; fingerprint: string } | null;
}

/**
 * repeated: the key was used for this lead before. released: so it was, and its quarantine ended,
 * because nothing was suspicious this time. conflict: the key belongs to another lead.
 */
export interface AddResult {
  outcome: 'added' | 'repeated' | 'released' | 'conflict';
  id: string;
  isQuarantined: boolean;
}

export interface Claim {
  leaseMs: number;
  /** Only its holder can settle what it claimed. */
  token: string;
  limit: number;
}

export interface Settlement {
  id: string;
  token: string;
  attempt: Omit<Attempt, 'endedAt'>;
  error: string | null;
  delayMs: number | null;
}

/** Came in from `since` to before `until`; a part left out lets every lead pass. */
export interface LeadFilter {
  states?: readonly LeadState[];
  since?: number;
  until?: number;
}

export interface LeadPage extends LeadFilter {
  order?: 'oldest' | 'newest' | undefined;
  /** A sequence number. */
  after?: number | undefined;
  limit: number;
}

export interface ErasureBatch {
  until: number;
  states: readonly LeadState[];
  limit: number;
  rule: string;
  /** The same for all batches of one run. */
  erasedAt: number;
}

export type StoreProblem = 'full' | 'busy' | 'unwritable' | 'damaged' | 'unreachable' | 'refused';

/** `damaged`: nothing may be written before it is opened again. */
export class StoreError extends ToldError {
  readonly problem: StoreProblem;
  /** The change may have been stored despite the error. */
  readonly isUnsettled: boolean;
  constructor(
    problem: StoreProblem,
    message: string,
    options: ErrorOptions & { isUnsettled?: boolean } = {},
  ) {
    super(message, options);
    this.problem = problem;
    // A database that did not answer may have done what it was asked.
    this.isUnsettled = options.isUnsettled ?? problem === 'unreachable';
  }
}
