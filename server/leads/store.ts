import * as z from 'zod/mini';
import type { LeadPayload } from '#leads/lead-fields.ts';

export const LEAD_STATES = ['pending', 'delivered', 'quarantined', 'dead'] as const;

/**
 * pending: waits for delivery. delivered: the webhook took it. quarantined: kept, but a person must
 * release it. dead: given up after the last attempt or a 410; kept until someone retries or erases
 * it.
 */
export type LeadState = (typeof LEAD_STATES)[number];

export function isLeadState(text: string): text is LeadState {
  return LEAD_STATES.some((state) => state === text);
}

export const UNKNOWN_VERSION = 'unknown';

/** PostgreSQL gives 64-bit integers as text, SQLite as numbers. */
const integer = z.coerce.number().check(z.int());
const state = z.enum(LEAD_STATES);
const fromJson = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);

/**
 * Answers are read without their schema: they passed it when they came in, and a rule that changed
 * since must lose no old lead.
 */
const payload = z.pipe(
  fromJson,
  z.transform((answers) => answers as LeadPayload),
);

const consent = z.object({
  channel: z.enum(['email', 'sms']),
  /** Version of the wording; {@link UNKNOWN_VERSION} when the post did not name one. */
  version: z.string(),
  /** The sentence the person saw; empty when it is not known. */
  wording: z.string(),
  givenAt: integer,
  /** Path of the page it was given on; empty when unknown. */
  page: z.string(),
});

/** Rows of the queries, in the shape the rest of the program has for them. */
export const ROWS = {
  lead: z.object({
    /** Order of arrival. */
    sequence: integer,
    id: z.string(),
    receivedAt: integer,
    payload,
    page: z.string(),
    consents: z.pipe(fromJson, z.array(consent)),
    /**
     * Reason why a person must look at the lead before it is delivered; null for an ordinary lead.
     */
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
  /** One exchange with the receiver, as it is kept with its lead. */
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
type Erasure = z.output<typeof ROWS.erasure>;

export interface NewLead
  extends Pick<StoredLead, 'id' | 'receivedAt' | 'payload' | 'page' | 'quarantineReason'> {
  consents: readonly Consent[];
  idempotency: { key: string; fingerprint: string } | null;
}

/**
 * added: a new lead. repeated: the key was used for this lead before. released: the same, and its
 * quarantine ended because this time nothing was suspicious. conflict: the key belongs to a
 * different lead.
 */
export interface AddResult {
  outcome: 'added' | 'repeated' | 'released' | 'conflict';
  id: string;
  isQuarantined: boolean;
}

export interface Claim {
  /** Milliseconds for which the leads belong to this claim alone. */
  leaseMs: number;
  /** Names this claim: only its holder can settle what it claimed. */
  token: string;
  limit: number;
}

/** The end of an attempt. */
export interface Settlement {
  id: string;
  token: string;
  attempt: Omit<Attempt, 'endedAt'>;
  /** Why it failed; null when it did not. */
  error: string | null;
  /** Milliseconds until the next attempt; null when there will be none. */
  delayMs: number | null;
}

export interface StoreStats {
  byState: Record<LeadState, number>;
  total: number;
  oldestPendingAt: number | null;
}

/** Filter for leads; a part left out lets every lead pass. */
export interface LeadFilter {
  states?: readonly LeadState[];
  /** Came in at this time or later. */
  since?: number;
  /** Came in before this time. */
  until?: number;
}

export interface LeadPage extends LeadFilter {
  /** Order of the leads; oldest first when it is left out. */
  order?: 'oldest' | 'newest' | undefined;
  /** Only leads after this sequence number, in that order. */
  after?: number | undefined;
  limit: number;
}

/** Some of the leads that a rule about their age erases. */
export interface ErasureBatch {
  until: number;
  states: readonly LeadState[];
  limit: number;
  /** The rule in words. */
  rule: string;
  /** Time of the erasure, the same for all batches of one run. */
  erasedAt: number;
}

/**
 * Storage of leads. The store's own clock says what is due and which lease is over. Every promise
 * of a write resolves after the change is durable, and rejects with a {@link StoreError} when it is
 * not.
 */
export interface LeadStore {
  add(lead: NewLead): Promise<AddResult>;
  findKey(key: string): Promise<KnownKey | null>;
  /**
   * Takes due leads for one worker, those never tried first; nobody else gets them before the lease
   * ends.
   */
  claim(claim: Claim): Promise<ClaimedLead[]>;
  /** Ends an attempt. False when the lease was lost meanwhile, or the lead erased. */
  settle(settlement: Settlement): Promise<boolean>;
  /** Outcomes of a lead's attempts, oldest first. */
  attempts(id: string): Promise<Attempt[]>;
  /**
   * Milliseconds until the next lead is due or its lease ends, 0 or less when one is; null when
   * none waits.
   */
  dueIn(): Promise<number | null>;
  page(page: LeadPage): Promise<StoredLead[]>;
  count(filter: LeadFilter): Promise<Record<LeadState, number>>;
  get(id: string): Promise<StoredLead | null>;
  /** Makes a lead due again, whatever its state was. False when there is no such lead. */
  retry(id: string): Promise<boolean>;
  /**
   * Removes every lead of an address in any spelling, with consents, key and delivery; counts them.
   */
  erase(email: string): Promise<number>;
  /** Removes some of the oldest leads as a whole, and records how many; counts them. */
  eraseOlder(batch: ErasureBatch): Promise<number>;
  /** Records of erasures, oldest first. */
  erasures(): Promise<Erasure[]>;
  stats(): Promise<StoreStats>;
  /**
   * Remembers that a notice was sent at this level. False when one of this level or a higher one
   * was sent before.
   */
  raiseNotice(name: string, level: number): Promise<boolean>;
  /**
   * Remembers that the level has fallen, or is none (0). False when no notice of a higher level had
   * been sent.
   */
  lowerNotice(name: string, level: number): Promise<boolean>;
  /** Reads the parts of the file the next lead needs, to find damage before it arrives. */
  look(): Promise<void>;
  /** Proves that a lead could be stored now: writes one and removes it, in one transaction. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export type StoreProblem = 'full' | 'busy' | 'unwritable' | 'damaged' | 'unreachable' | 'refused';

/** Thrown when leads were erased and a trace of them is left; the message says what to do. */
export class UnfinishedError extends Error {}

interface StoreErrorOptions extends ErrorOptions {
  isUnsettled?: boolean;
}

/**
 * Thrown when the store cannot do what it was asked. `damaged` means: nothing may be written before
 * it is opened again.
 */
export class StoreError extends Error {
  readonly problem: StoreProblem;
  /** True when the change may have been stored despite the error. */
  readonly isUnsettled: boolean;
  constructor(problem: StoreProblem, message: string, options: StoreErrorOptions = {}) {
    super(message, options);
    this.problem = problem;
    // A database that did not answer may have done what it was asked.
    this.isUnsettled = options.isUnsettled ?? problem === 'unreachable';
  }
}
