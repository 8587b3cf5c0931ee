import type { Dialect } from './queries.ts';

const delivery = (integer: string, between = ', ') =>
  `state TEXT NOT NULL CHECK (state IN ('pending', 'delivered'${between}'quarantined', 'dead')),
       reason TEXT,
       attempts INTEGER NOT NULL DEFAULT 0,
       next_attempt_at ${integer},
       lease_token TEXT,
       delivered_at ${integer},
       last_error TEXT`;

const attempt = (integer: string) => `ended_at ${integer} NOT NULL,
       status INTEGER,
       milliseconds ${integer} NOT NULL,
       answer TEXT NOT NULL`;

const MOVED = `id, received_at, state, reason, attempts, next_attempt_at, lease_token, delivered_at,
  last_error, email, page, idempotency_key, fingerprint, payload`;

/** Entry `index` leads to version `index + 1`; entries are never changed, only added. */
export const migrations = ({ sequence, integer, table, keyedTable, jsonObjects }: Dialect) => [
  `CREATE TABLE leads (
       sequence ${sequence},
       id TEXT NOT NULL UNIQUE,
       received_at ${integer} NOT NULL,
       email TEXT NOT NULL,
       payload TEXT NOT NULL,
       page TEXT NOT NULL,
       idempotency_key TEXT UNIQUE,
       fingerprint TEXT NOT NULL
     ) ${table};
     CREATE INDEX leads_email ON leads (email);
     CREATE TABLE consents (
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
       version TEXT NOT NULL,
       wording TEXT NOT NULL,
       given_at ${integer} NOT NULL,
       page TEXT NOT NULL,
       PRIMARY KEY (lead_id, channel)
     ) ${keyedTable};
     CREATE TABLE outbox (
       lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
       ${delivery(integer)}
     ) ${keyedTable};
     CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
     CREATE TABLE erasures (id ${sequence}, erased_at ${integer} NOT NULL, leads INTEGER NOT NULL) ${table};
     CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at ${integer} NOT NULL) ${table};
     INSERT INTO health VALUES (1, 0);`,
  `CREATE TABLE attempts (
       id ${sequence},
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       ${attempt(integer)}
     ) ${table};
     CREATE INDEX attempts_lead ON attempts (lead_id, id);
     CREATE TABLE pause (
       id INTEGER PRIMARY KEY CHECK (id = 1),
       receiver TEXT NOT NULL,
       since ${integer} NOT NULL,
       until ${integer} NOT NULL,
       rounds INTEGER NOT NULL,
       reason TEXT NOT NULL
     ) ${table};`,
  `CREATE TABLE notices (name TEXT PRIMARY KEY, level INTEGER NOT NULL) ${keyedTable};
     CREATE INDEX outbox_state ON outbox (state);`,
  `ALTER TABLE erasures ADD COLUMN rule TEXT NOT NULL DEFAULT 'an address';
     CREATE INDEX leads_received ON leads (received_at);`,
  `ALTER TABLE outbox ADD COLUMN planned_at ${integer} NOT NULL DEFAULT 0;
     ALTER TABLE pause ADD COLUMN planned_at ${integer} NOT NULL DEFAULT 0;`,
  `ALTER TABLE outbox DROP COLUMN planned_at;
     DROP TABLE pause;`,
  // A lead writes a page of each index.
  `DROP INDEX leads_email;
     DROP INDEX outbox_due;
     DROP INDEX outbox_state;
     CREATE INDEX outbox_next ON outbox (state, next_attempt_at);`,
  'DROP INDEX leads_received;',
  // A lead is one row, and one of an index; no index of ids, nor SQLite's tables of sequences
  // and of long lists.
  `CREATE TABLE new_leads (
       sequence ${sequence.replace(' AUTOINCREMENT', '')},
       id TEXT NOT NULL,
       received_at ${integer} NOT NULL,
       ${delivery(integer, ') OR state IN (')},
       email TEXT NOT NULL,
       page TEXT NOT NULL,
       idempotency_key TEXT,
       fingerprint TEXT NOT NULL,
       consents TEXT NOT NULL,
       payload TEXT NOT NULL
     ) ${table};
     INSERT INTO new_leads (${MOVED}, consents)
       SELECT ${MOVED}, (SELECT COALESCE(${jsonObjects}('channel', channel, 'version', version, 'wording', wording,
         'givenAt', given_at, 'page', page) ORDER BY channel), '[]') FROM consents WHERE lead_id = leads.id)
       FROM leads JOIN outbox ON outbox.lead_id = leads.id ORDER BY sequence;
     CREATE TABLE new_attempts (
       id ${sequence.replace(' AUTOINCREMENT', '')},
       lead ${integer} NOT NULL REFERENCES new_leads (sequence) ON DELETE CASCADE,
       ${attempt(integer)}
     ) ${table};
     INSERT INTO new_attempts (lead, ended_at, status, milliseconds, answer)
       SELECT sequence, ended_at, status, milliseconds, answer
       FROM attempts JOIN new_leads ON new_leads.id = lead_id ORDER BY attempts.id;
     ${['attempts', 'consents', 'outbox', 'leads'].map((name) => `DROP TABLE ${name};`).join(' ')}
     ALTER TABLE new_leads RENAME TO leads;
     ALTER TABLE new_attempts RENAME TO attempts;
     CREATE UNIQUE INDEX leads_key ON leads (idempotency_key) WHERE idempotency_key IS NOT NULL;
     CREATE INDEX leads_next ON leads (next_attempt_at, attempts) WHERE state = 'pending';
     CREATE INDEX leads_lease ON leads (lease_token) WHERE lease_token IS NOT NULL;
     CREATE INDEX attempts_lead ON attempts (lead, id);`,
];
