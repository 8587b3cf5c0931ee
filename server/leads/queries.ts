import type { Dialect } from './dialects.ts';

// One text for both databases: PostgreSQL's `$1` becomes SQLite's `?1`. What the two cannot share stays with each store.

const STATE = `outbox.state, outbox.reason, outbox.attempts, outbox.next_attempt_at, outbox.delivered_at, outbox.last_error`;

const LEAD = `leads.sequence, leads.id, leads.received_at, leads.payload, leads.page, ${STATE}`;

const FROM = 'FROM leads JOIN outbox ON outbox.lead_id = leads.id';

/** Every time is the database's own; what is passed in are spans, in milliseconds. */
export function commonQueries({ now }: Dialect) {
  return {
    findKey: `SELECT leads.id, leads.fingerprint, outbox.state ${FROM} WHERE leads.idempotency_key = $1`,

    release: `UPDATE outbox SET state = 'pending', reason = NULL, next_attempt_at = ${now}
      WHERE lead_id = $1 AND state = 'quarantined'`,

    delivered: `UPDATE outbox SET state = 'delivered', attempts = attempts + 1, delivered_at = ${now},
      last_error = NULL, next_attempt_at = NULL, lease_token = NULL WHERE lead_id = $1 AND lease_token = $2`,

    retryLater: `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${now} + CAST($3 AS BIGINT), last_error = $4,
      lease_token = NULL WHERE lead_id = $1 AND lease_token = $2`,

    dead: `UPDATE outbox SET state = 'dead', attempts = attempts + 1, next_attempt_at = NULL, last_error = $3,
      lease_token = NULL WHERE lead_id = $1 AND lease_token = $2`,

    // A claim moves next_attempt_at to the end of its lease, so this one column and its index answer everything.
    dueIn: `SELECT MIN(next_attempt_at) - ${now} AS ms FROM outbox WHERE state = 'pending'`,

    retry: `UPDATE outbox SET state = 'pending', reason = NULL, attempts = 0, next_attempt_at = ${now},
      lease_token = NULL WHERE lead_id = $1`,

    retryDead: `UPDATE outbox SET state = 'pending', attempts = 0, next_attempt_at = ${now} WHERE state = 'dead'`,

    erase: 'DELETE FROM leads WHERE email = $1',

    recordErasure: `INSERT INTO erasures (erased_at, leads) VALUES (${now}, $1)`,

    countStates: 'SELECT state, COUNT(*) AS leads FROM outbox GROUP BY state',

    oldestPending: `SELECT MIN(leads.received_at) AS at ${FROM} WHERE outbox.state = 'pending'`,

    countErased: 'SELECT COALESCE(SUM(leads), 0) AS leads FROM erasures',

    look: `SELECT (SELECT MAX(sequence) FROM leads) AS newest, (SELECT checked_at FROM health) AS checked,
      (SELECT MIN(next_attempt_at) FROM outbox WHERE state = 'pending') AS due`,

    check: `UPDATE health SET checked_at = ${now} WHERE id = 1`,
  };
}

export type CommonQueries = ReturnType<typeof commonQueries>;

/** The queries that read whole leads. Each brings the consents along as JSON, so a page of leads is one query. */
export function readQueries({ jsonArray, jsonObject }: Dialect) {
  const consents = `(SELECT CAST(COALESCE(${jsonArray}(${jsonObject}('channel', channel, 'version', version,
      'wording', wording, 'givenAt', given_at, 'page', page) ORDER BY channel), '[]') AS TEXT)
    FROM consents WHERE consents.lead_id = leads.id) AS consents`;
  const select = `SELECT ${LEAD}, ${consents} ${FROM}`;
  return {
    page: `${select} WHERE leads.sequence > $1 ORDER BY leads.sequence LIMIT $2`,
    pageInState: `${select} WHERE leads.sequence > $1 AND outbox.state = $3 ORDER BY leads.sequence LIMIT $2`,
    get: `${select} WHERE leads.id = $1`,
  };
}
