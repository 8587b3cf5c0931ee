import type { Dialect } from './queries.ts';

/** Entry `index` leads to version `index + 1`; entries are never changed, only added. */
export const migrations = ({ sequence, integer, table, keyedTable }: Dialect) => [
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
       state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'quarantined', 'dead')),
       reason TEXT,
       attempts INTEGER NOT NULL DEFAULT 0,
       next_attempt_at ${integer},
       lease_token TEXT,
       delivered_at ${integer},
       last_error TEXT
     ) ${keyedTable};
     CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
     CREATE TABLE erasures (id ${sequence}, erased_at ${integer} NOT NULL, leads INTEGER NOT NULL) ${table};
     CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at ${integer} NOT NULL) ${table};
     INSERT INTO health VALUES (1, 0);`,
  `CREATE TABLE attempts (
       id ${sequence},
       lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       ended_at ${integer} NOT NULL,
       status INTEGER,
       milliseconds ${integer} NOT NULL,
       answer TEXT NOT NULL
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
];
