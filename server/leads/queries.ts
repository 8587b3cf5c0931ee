import {
  type LeadFilter,
  type LeadPage,
  type LeadState,
  type LeadStore,
  MAX_ATTEMPTS_KEPT,
} from './store.ts';
import {
  emailKey,
  readAttempt,
  readCounts,
  readErasure,
  readKey,
  readLead,
  readWait,
} from './stored-lead.ts';

/** The words in which the SQL of the two databases differs; the rest of the text is shared. */
export interface Dialect {
  /** A column that counts up and never gives a number twice, also after the last row was deleted. */
  sequence: string;
  /** An integer of 64 bits, for times in milliseconds. */
  integer: string;
  /** After the columns of a table. */
  table: string;
  /** Clause for a table whose rows are found only by their primary key. */
  keyedTable: string;
  jsonArray: string;
  jsonObject: string;
  /**
   * Milliseconds since 1970 by the clock of the database, which several servers share: by their own clocks, one that is
   * ahead would take over leads that another is still sending. The same throughout a statement, so an index can serve it.
   */
  now: string;
}

export const SQLITE: Dialect = {
  sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  integer: 'INTEGER',
  table: 'STRICT',
  keyedTable: 'STRICT, WITHOUT ROWID',
  jsonArray: 'json_group_array',
  jsonObject: 'json_object',
  now: "CAST(ROUND(unixepoch('subsec') * 1000) AS INTEGER)",
};

export const POSTGRES: Dialect = {
  sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  integer: 'BIGINT',
  table: '',
  keyedTable: '',
  jsonArray: 'json_agg',
  jsonObject: 'json_build_object',
  now: 'CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)',
};

// SQL for both databases: PostgreSQL's `$1` becomes SQLite's `?1`. Statements the two cannot share are in each store.

const LEAD = `leads.sequence, leads.id, leads.received_at AS "receivedAt", leads.payload, leads.page,
  outbox.state, outbox.reason AS "quarantineReason", outbox.attempts, outbox.next_attempt_at AS "nextAttemptAt",
  outbox.delivered_at AS "deliveredAt", outbox.last_error AS "lastError"`;

const FROM = 'FROM leads JOIN outbox ON outbox.lead_id = leads.id';

/** Every time is read from the database's own clock; parameters are spans, in milliseconds. */
export function commonQueries({ now }: Dialect) {
  return {
    findKey: `SELECT leads.id, leads.fingerprint, outbox.state ${FROM} WHERE leads.idempotency_key = $1`,

    release: `UPDATE outbox SET state = 'pending', reason = NULL, next_attempt_at = ${now}
      WHERE lead_id = $1 AND state = 'quarantined'`,

    // Ends an attempt: $3 is the new state, $4 the error, $5 the wait before the next attempt.
    settle: `UPDATE outbox SET state = CAST($3 AS TEXT), attempts = attempts + 1, last_error = $4, lease_token = NULL,
      delivered_at = CASE WHEN CAST($3 AS TEXT) = 'delivered' THEN ${now} ELSE delivered_at END,
      next_attempt_at = ${now} + CAST($5 AS BIGINT) WHERE lead_id = $1 AND lease_token = $2`,

    // Those never tried come first: leads that the receiver keeps refusing must not delay them.
    due: (limit: string) => `SELECT lead_id FROM outbox WHERE state = 'pending' AND next_attempt_at <= ${now}
      ORDER BY attempts > 0, next_attempt_at LIMIT ${limit}`,

    attempts: `SELECT ended_at AS "endedAt", status, milliseconds, answer FROM attempts WHERE lead_id = $1 ORDER BY id`,

    // The newest of before stay, so that with the one that is about to be added there are as many as are kept.
    trimAttempts: `DELETE FROM attempts WHERE lead_id = $1 AND id <=
      (SELECT id FROM attempts WHERE lead_id = $1 ORDER BY id DESC LIMIT 1 OFFSET ${MAX_ATTEMPTS_KEPT - 1})`,

    // A claim moves next_attempt_at to the end of its lease, so this one column and its index answer everything.
    dueIn: `SELECT MIN(next_attempt_at) - ${now} AS ms FROM outbox WHERE state = 'pending'`,

    retry: `UPDATE outbox SET state = 'pending', reason = NULL, attempts = 0, next_attempt_at = ${now},
      lease_token = NULL WHERE lead_id = $1`,

    retryDead: `UPDATE outbox SET state = 'pending', attempts = 0, next_attempt_at = ${now}
      WHERE state = 'dead'`,

    erase: 'DELETE FROM leads WHERE email = $1',

    recordErasure: `INSERT INTO erasures (erased_at, leads) VALUES (${now}, $1)`,

    erasures: `SELECT erased_at AS "erasedAt", rule, SUM(leads) AS leads FROM erasures
      GROUP BY erased_at, rule ORDER BY erased_at`,

    recordBatch: 'INSERT INTO erasures (erased_at, leads, rule) VALUES ($1, $2, $3)',

    addToRecord: 'UPDATE erasures SET leads = leads + $2 WHERE erased_at = $1 AND rule = $3',

    countStates: 'SELECT state, COUNT(*) AS leads FROM outbox GROUP BY state',

    oldestPending: `SELECT MIN(leads.received_at) AS at ${FROM} WHERE outbox.state = 'pending'`,

    countErased: 'SELECT COALESCE(SUM(leads), 0) AS leads FROM erasures',

    raiseNotice: `INSERT INTO notices (name, level) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET level = excluded.level WHERE notices.level < excluded.level`,

    lowerNotice: 'UPDATE notices SET level = $2 WHERE name = $1 AND level > $2',

    look: `SELECT (SELECT MAX(sequence) FROM leads) AS newest, (SELECT checked_at FROM health) AS checked,
      (SELECT MIN(next_attempt_at) FROM outbox WHERE state = 'pending') AS due`,

    check: `UPDATE health SET checked_at = ${now} WHERE id = 1`,
  };
}

/** The queries that read whole leads. Each brings the consents along as JSON, so a page of leads is one query. */
function readQueries({ jsonArray, jsonObject }: Dialect) {
  const consents = `(SELECT CAST(COALESCE(${jsonArray}(${jsonObject}('channel', channel, 'version', version,
      'wording', wording, 'givenAt', given_at, 'page', page) ORDER BY channel), '[]') AS TEXT)
    FROM consents WHERE consents.lead_id = leads.id) AS consents`;
  const select = `SELECT ${LEAD}, ${consents} ${FROM}`;
  return {
    page: ({ order = 'oldest', after, limit, ...filter }: LeadPage): Query => {
      const { conditions, values } = conditionsOf(filter);
      const [sign, direction] = order === 'oldest' ? ['>', 'ASC'] : ['<', 'DESC'];
      if (after !== undefined) conditions.push(`leads.sequence ${sign} $${values.push(after)}`);
      return [
        `${select} WHERE ${conditions.join(' AND ')} ORDER BY leads.sequence ${direction} LIMIT $${values.push(limit)}`,
        ...values,
      ];
    },
    get: `${select} WHERE leads.id = $1`,
  };
}

export type Query = [sql: string, ...values: (string | number | null)[]];

function conditionsOf({ states, since, until, email }: LeadFilter) {
  const conditions = ['TRUE'];
  const values: (string | number)[] = [];
  if (states) conditions.push(`outbox.state IN (${stateList(states)})`);
  if (since !== undefined) conditions.push(`leads.received_at >= $${values.push(since)}`);
  if (until !== undefined) conditions.push(`leads.received_at < $${values.push(until)}`);
  if (email !== undefined) conditions.push(`leads.email = $${values.push(emailKey(email))}`);
  return { conditions, values };
}

/** Joins states for SQL; they are names of this project, so nothing has to be escaped. */
function stateList(states: readonly LeadState[]): string {
  return states.map((state) => `'${state}'`).join(', ');
}

function countQuery(filter: LeadFilter): Query {
  const { conditions, values } = conditionsOf(filter);
  const where = conditions.join(' AND ');
  return [`SELECT outbox.state, COUNT(*) AS leads ${FROM} WHERE ${where} GROUP BY outbox.state`, ...values];
}

/** $1 is the time before which they came in, $2 how many at most. */
export function eraseOlderQuery(states: readonly LeadState[]): string {
  // A subquery and no join: with a join SQLite would read every lead in these states, of any age.
  return `DELETE FROM leads WHERE id IN (SELECT id FROM leads AS old
    WHERE received_at < $1 AND (SELECT state FROM outbox WHERE lead_id = old.id) IN (${stateList(states)})
    ORDER BY received_at LIMIT $2)`;
}

export type Row = Record<string, unknown>;

/** Requests that either database answers with one statement. Failures are `StoreError`s. */
export interface StoreConnection {
  read<T>(query: Query, take: (rows: Row[]) => T): Promise<T>;
  /** Tells how many rows changed, once that is durable. */
  change(query: Query): Promise<number>;
}

/** The requests that take one statement, whose text both databases share. A store adds those it has its own way for. */
export function sharedRequests({ read, change }: StoreConnection, dialect: Dialect) {
  const queries = commonQueries(dialect);
  const leads = readQueries(dialect);
  return {
    findKey: (key) => read([queries.findKey, key], ([row]) => (row ? readKey(row) : null)),
    attempts: (id) => read([queries.attempts, id], (rows) => rows.map(readAttempt)),
    dueIn: () => read([queries.dueIn], ([row]) => readWait(row)),
    page: (page) => read(leads.page(page), (rows) => rows.map(readLead)),
    count: (filter) => read(countQuery(filter), readCounts),
    get: (id) => read([leads.get, id], ([row]) => (row ? readLead(row) : null)),
    retry: async (id) => (await change([queries.retry, id])) > 0,
    retryDead: () => change([queries.retryDead]),
    erasures: () => read([queries.erasures], (rows) => rows.map(readErasure)),
    raiseNotice: async (name, level) => (await change([queries.raiseNotice, name, level])) > 0,
    lowerNotice: async (name, level) => (await change([queries.lowerNotice, name, level])) > 0,
    check: async () => void (await change([queries.check])),
  } satisfies Partial<LeadStore>;
}
