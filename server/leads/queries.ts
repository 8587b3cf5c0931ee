import { cleanEmail } from '#leads/check-answers.ts';
import { LEAD_FIELDS, type LeadPayload } from '#leads/lead-fields.ts';
import {
  type AddResult,
  type Claim,
  type ClaimedLead,
  type ErasureBatch,
  type KnownKey,
  type LeadPage,
  type LeadState,
  type NewLead,
  ROWS,
  type Settlement,
} from './store.ts';

export const SQLITE = {
  sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  /** Of 64 bits, for times in milliseconds. */
  integer: 'INTEGER',
  table: 'STRICT',
  keyedTable: 'STRICT, WITHOUT ROWID',
  jsonObjects: 'json_group_array(json_object',
  /** Another server that claims at the same time takes other rows. */
  claimed: '',
  /**
   * Milliseconds since 1970 by the database's clock: a server ahead of it would take over leads
   * that another is still sending. The same throughout a statement, so an index can serve it.
   */
  now: "CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER)",
};

export type Dialect = Record<keyof typeof SQLITE, string>;

export const POSTGRES: Dialect = {
  sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  integer: 'BIGINT',
  table: '',
  keyedTable: '',
  jsonObjects: 'json_agg(json_build_object',
  claimed: 'FOR UPDATE SKIP LOCKED',
  now: 'CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)',
};

/** Its text is as long as a visitor may write, so that there is room for theirs too. */
const PROBE: NewLead = {
  id: 'probe',
  receivedAt: 0,
  page: '',
  consents: [],
  // No visitor can send a key with a space.
  idempotency: { key: 'the probe', fingerprint: '' },
  quarantineReason: null,
  payload: {
    email: '',
    howCanWeHelp: '中'.repeat(LEAD_FIELDS.howCanWeHelp.maxLength),
  } as LeadPayload,
};

/**
 * A week apart, a tenth of it by chance. What is later was planned by a clock ahead, and is due.
 */
const LONGEST_WAIT_MS = 8 * 86_400_000;

/** PostgreSQL's `$1` becomes SQLite's `?1`. Parameters are spans, in milliseconds. */
function queriesIn({ now, claimed }: Dialect) {
  return {
    add: `INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint, consents,
        state, reason, next_attempt_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${now})
      ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`,

    findKey: 'SELECT id, fingerprint, state FROM leads WHERE idempotency_key = $1',

    release: `UPDATE leads SET state = 'pending', reason = NULL, next_attempt_at = ${now}
      WHERE idempotency_key = $1 AND state = 'quarantined'`,

    // Those never tried come first: leads that the receiver keeps refusing must not delay them.
    claim: `WITH due AS (
        SELECT sequence FROM leads WHERE state = 'pending'
          AND (next_attempt_at <= ${now} OR next_attempt_at > ${now} + ${LONGEST_WAIT_MS})
        ORDER BY attempts > 0, next_attempt_at LIMIT $3 ${claimed}
      ) UPDATE leads SET lease_token = $1, next_attempt_at = ${now} + CAST($2 AS BIGINT)
      WHERE sequence IN (SELECT sequence FROM due) RETURNING id, attempts, payload`,

    // $3 is the new state, $4 the error, $5 the wait before the next attempt.
    settle: `UPDATE leads SET state = CAST($3 AS TEXT), attempts = attempts + 1, last_error = $4, lease_token = NULL,
      delivered_at = CASE WHEN CAST($3 AS TEXT) = 'delivered' THEN ${now} ELSE delivered_at END,
      next_attempt_at = ${now} + CAST($5 AS BIGINT) WHERE id = $1 AND lease_token = $2 RETURNING sequence AS value`,

    addAttempt: `INSERT INTO attempts (lead, ended_at, status, milliseconds, answer)
      VALUES ($1, ${now}, $2, $3, $4)`,

    attempts: `SELECT ended_at AS "endedAt", status, milliseconds, answer FROM attempts
      WHERE lead = (SELECT sequence FROM leads WHERE id = $1) ORDER BY id`,

    // A claim moves next_attempt_at to the end of its lease, so this one index answers everything.
    dueIn: `SELECT CASE WHEN last > ${now} + ${LONGEST_WAIT_MS} THEN 0 ELSE first - ${now} END AS value
      FROM (SELECT (SELECT MIN(next_attempt_at) FROM leads WHERE state = 'pending') AS first,
        (SELECT MAX(next_attempt_at) FROM leads WHERE state = 'pending') AS last) AS planned`,

    retry: `UPDATE leads SET state = 'pending', reason = NULL, attempts = 0, next_attempt_at = ${now},
      lease_token = NULL WHERE sequence = $1`,

    addresses: 'SELECT DISTINCT email FROM leads',

    erase: 'DELETE FROM leads WHERE email = $1',

    recordErasure: `INSERT INTO erasures (leads, rule, erased_at)
      VALUES ($1, $2, COALESCE(CAST($3 AS BIGINT), ${now}))`,

    erasures: `SELECT erased_at AS "erasedAt", rule, SUM(leads) AS leads FROM erasures
      GROUP BY erased_at, rule ORDER BY erased_at`,

    countStates: 'SELECT state, COUNT(*) AS leads FROM leads GROUP BY state',

    oldestPending: `SELECT MIN(received_at) AS value FROM leads WHERE state = 'pending'`,

    raiseNotice: `INSERT INTO notices (name, level) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET level = excluded.level WHERE notices.level < excluded.level`,

    lowerNotice: 'UPDATE notices SET level = $2 WHERE name = $1 AND level > $2',

    look: `SELECT (SELECT MAX(sequence) FROM leads) AS newest,
      (SELECT MIN(next_attempt_at) FROM leads WHERE state = 'pending') AS due`,

    removeProbe: `DELETE FROM leads WHERE idempotency_key = '${PROBE.idempotency?.key}'`,

    leads: `SELECT sequence, id, received_at AS "receivedAt", payload, page, consents, state,
      reason AS "quarantineReason", attempts, next_attempt_at AS "nextAttemptAt",
      delivered_at AS "deliveredAt", last_error AS "lastError" FROM leads`,
  };
}

type Queries = ReturnType<typeof queriesIn>;

export type Query = [sql: string, ...values: (string | number | null)[]];

/** Names of this project: nothing has to be escaped. */
const stateList = (states: readonly LeadState[]) => states.map((state) => `'${state}'`).join(', ');

function pageQuery(select: string, page: LeadPage): Query {
  const { order = 'oldest', after, limit, states, since, until } = page;
  const [sign, direction] = order === 'oldest' ? ['>', 'ASC'] : ['<', 'DESC'];
  const conditions = ['TRUE'];
  const values: number[] = [];
  if (states) conditions.push(`state IN (${stateList(states)})`);
  if (since !== undefined) conditions.push(`received_at >= $${values.push(since)}`);
  if (until !== undefined) conditions.push(`received_at < $${values.push(until)}`);
  if (after !== undefined) conditions.push(`sequence ${sign} $${values.push(after)}`);
  const rest = `ORDER BY sequence ${direction} LIMIT $${values.push(limit)}`;
  return [`${select} WHERE ${conditions.join(' AND ')} ${rest}`, ...values];
}

/** $1 is the time before which they came in, $2 how many at most. */
function eraseOlderQuery(states: readonly LeadState[]) {
  return `DELETE FROM leads WHERE sequence IN (SELECT sequence FROM leads
    WHERE received_at < $1 AND state IN (${stateList(states)}) ORDER BY received_at LIMIT $2)`;
}

/** One spelling for a person. The column has the one that was sent. */
export const emailKey = (email: string) => cleanEmail(email).normalize().toLowerCase();

export interface Result {
  rows: unknown[];
  changes: number;
}

/** Statements one after the other: what one gives may decide about the next. */
export type Work<T> = Generator<Query, T, Result>;

export interface StoreConnection {
  read<T>(work: () => Work<T>): Promise<T>;
  /** In one transaction, which may have to begin anew; resolves when it is durable. */
  write<T>(work: () => Work<T>): Promise<T>;
}

function* numberOf(query: Query): Work<number | null> {
  return ROWS.number.parse((yield query).rows[0]).value;
}

function* add(queries: Queries, lead: NewLead): Work<AddResult> {
  const { id, receivedAt, payload, page, quarantineReason: reason } = lead;
  const { key = null, fingerprint = '' } = lead.idempotency ?? {};
  const isQuarantined = reason !== null;
  const row = [
    id,
    receivedAt,
    payload.email,
    JSON.stringify(payload),
    page,
    key,
    fingerprint,
    JSON.stringify(lead.consents),
    isQuarantined ? 'quarantined' : 'pending',
    reason,
  ];
  for (;;) {
    if ((yield [queries.add, ...row]).changes > 0) return { outcome: 'added', id, isQuarantined };
    const [known] = (yield [queries.findKey, key]).rows;
    // None: the lead with this key was erased in between.
    if (known) return yield* addAgain(queries, ROWS.key.parse(known), lead);
  }
}

function* addAgain(queries: Queries, known: KnownKey, lead: NewLead): Work<AddResult> {
  const { id, isQuarantined, fingerprint } = known;
  if (fingerprint !== lead.idempotency?.fingerprint)
    return { outcome: 'conflict', id, isQuarantined };
  if (!isQuarantined || lead.quarantineReason !== null)
    return { outcome: 'repeated', id, isQuarantined };
  yield [queries.release, lead.idempotency.key];
  return { outcome: 'released', id, isQuarantined: false };
}

/** Removed before anybody sees it. Rolled back, it would write nothing and meet no full disk. */
function* check(queries: Queries): Work<void> {
  yield* add(queries, PROBE);
  yield [queries.removeProbe];
}

function* claim(queries: Queries, { token, leaseMs, limit }: Claim): Work<ClaimedLead[]> {
  const { rows } = yield [queries.claim, token, leaseMs, limit];
  return rows.map((row) => ROWS.claimed.parse(row));
}

function* settle(
  queries: Queries,
  { id, token, attempt, error, delayMs }: Settlement,
): Work<boolean> {
  const failed = delayMs === null ? 'dead' : 'pending';
  const state = error === null ? 'delivered' : failed;
  const [settled] = (yield [queries.settle, id, token, state, error, delayMs]).rows;
  if (!settled) return false;
  const { status, milliseconds, answer } = attempt;
  const { value } = ROWS.number.parse(settled);
  yield [queries.addAttempt, value, status, Math.round(milliseconds), answer];
  return true;
}

function* eraseAddress(queries: Queries, email: string): Work<number> {
  const person = emailKey(email);
  const known = (yield [queries.addresses]).rows.map((row) => ROWS.address.parse(row).email);
  const spellings = known.filter((each) => emailKey(each) === person);
  return yield* erase(
    queries,
    spellings.map((each) => [queries.erase, each]),
    'an address',
    null,
  );
}

function* erase(
  queries: Queries,
  deletions: Query[],
  rule: string,
  erasedAt: number | null,
): Work<number> {
  let leads = 0;
  for (const deletion of deletions) leads += (yield deletion).changes;
  if (leads > 0) yield [queries.recordErasure, leads, rule, erasedAt];
  return leads;
}

interface Stats {
  byState: Record<LeadState, number>;
  total: number;
  oldestPendingAt: number | null;
}

function* stats(queries: Queries): Work<Stats> {
  const byState = { pending: 0, delivered: 0, quarantined: 0, dead: 0 };
  for (const row of (yield [queries.countStates]).rows) {
    const { state, leads } = ROWS.count.parse(row);
    byState[state] = leads;
  }
  return {
    byState,
    total: Object.values(byState).reduce((sum, count) => sum + count, 0),
    oldestPendingAt: yield* numberOf([queries.oldestPending]),
  };
}

export function leadRequests({ read, write }: StoreConnection, dialect: Dialect) {
  const queries = queriesIn(dialect);

  const rowsOf = <T>(shape: { parse(row: unknown): T }, query: Query) =>
    read(function* () {
      return (yield query).rows.map((row) => shape.parse(row));
    });
  const change = (query: Query) =>
    write(function* () {
      return (yield query).changes > 0;
    });

  return {
    add: (lead: NewLead) => write(() => add(queries, lead)),
    findKey: async (key: string) => (await rowsOf(ROWS.key, [queries.findKey, key]))[0] ?? null,
    /** Those never tried first; nobody else gets them before the lease ends. */
    claim: (request: Claim) => write(() => claim(queries, request)),
    /** False when the lease was lost meanwhile, or the lead erased. */
    settle: (settlement: Settlement) => write(() => settle(queries, settlement)),
    /** Oldest first. */
    attempts: (id: string) => rowsOf(ROWS.attempt, [queries.attempts, id]),
    /** Until a lead is due or its lease ends, 0 or less when one is; null when none waits. */
    dueIn: () => read(() => numberOf([queries.dueIn])),
    page: (page: LeadPage) => rowsOf(ROWS.lead, pageQuery(queries.leads, page)),
    get: async (id: string) =>
      (await rowsOf(ROWS.lead, [`${queries.leads} WHERE id = $1`, id]))[0] ?? null,
    /** Whatever its state was. False when there is no such lead. */
    retry: (sequence: number) => change([queries.retry, sequence]),
    /** An address in any spelling; counts what it removed. */
    erase: (email: string) => write(() => eraseAddress(queries, email)),
    /** Counts what it removed, the oldest first. */
    eraseOlder: ({ until, states, limit, rule, erasedAt }: ErasureBatch) =>
      write(() => erase(queries, [[eraseOlderQuery(states), until, limit]], rule, erasedAt)),
    /** Oldest first. */
    erasures: () => rowsOf(ROWS.erasure, [queries.erasures]),
    stats: () => read(() => stats(queries)),
    /** Remembers that it was sent. False when one of this level or a higher one was sent before. */
    raiseNotice: (name: string, level: number) => change([queries.raiseNotice, name, level]),
    /** The level has fallen, or is none (0). False when no notice of a higher level had been sent. */
    lowerNotice: (name: string, level: number) => change([queries.lowerNotice, name, level]),
    /** Reads what the next lead needs, to find damage before it arrives. */
    look: () =>
      read(function* (): Work<void> {
        yield [queries.look];
      }),
    /** Writes a lead and removes it, in one transaction. */
    check: () => write(() => check(queries)),
  };
}

/** The store's clock says what is due. A write resolves once durable, or rejects: `StoreError`. */
export type LeadStore = ReturnType<typeof leadRequests> & { close(): Promise<void> };
