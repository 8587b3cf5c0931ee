import type { Dialect } from './dialects.ts';
import { MAX_ATTEMPTS_KEPT } from './store.ts';

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

    // Ends an attempt: $3 is the new state, $4 the error, $5 the wait before the next attempt.
    settle: `UPDATE outbox SET state = CAST($3 AS TEXT), attempts = attempts + 1, last_error = $4, lease_token = NULL,
      delivered_at = CASE WHEN CAST($3 AS TEXT) = 'delivered' THEN ${now} ELSE delivered_at END,
      next_attempt_at = ${now} + CAST($5 AS BIGINT) WHERE lead_id = $1 AND lease_token = $2`,

    attempts: `SELECT ended_at, status, milliseconds, answer FROM attempts WHERE lead_id = $1 ORDER BY id`,

    // The newest of before stay, so that with the one that is about to be added there are as many as are kept.
    trimAttempts: `DELETE FROM attempts WHERE lead_id = $1 AND id <=
      (SELECT id FROM attempts WHERE lead_id = $1 ORDER BY id DESC LIMIT 1 OFFSET ${MAX_ATTEMPTS_KEPT - 1})`,

    pause: `INSERT INTO pause (id, receiver, since, until, rounds, reason)
      VALUES (1, $1, ${now}, ${now} + CAST($2 AS BIGINT), 1, $3)
      ON CONFLICT (id) DO UPDATE SET receiver = excluded.receiver, reason = excluded.reason,
        rounds = pause.rounds + CASE WHEN pause.until <= ${now} THEN 1 ELSE 0 END,
        until = CASE WHEN pause.until > excluded.until THEN pause.until ELSE excluded.until END`,

    findPause: `SELECT receiver, since, until, rounds, reason, until - ${now} AS left_ms FROM pause`,

    resume: 'DELETE FROM pause',

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

    raiseNotice: `INSERT INTO notices (name, level) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET level = excluded.level WHERE notices.level < excluded.level`,

    lowerNotice: 'UPDATE notices SET level = $2 WHERE name = $1 AND level > $2',

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
