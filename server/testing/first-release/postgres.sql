-- The database as the first release wrote it. Never changed: it proves that a newer release can read it.
CREATE TABLE leads (
  sequence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  received_at BIGINT NOT NULL,
  email TEXT NOT NULL,
  payload TEXT NOT NULL,
  page TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL
);
CREATE INDEX leads_email ON leads (email);
CREATE TABLE consents (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  version TEXT NOT NULL,
  wording TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (lead_id, channel)
);
CREATE TABLE outbox (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'quarantined', 'dead')),
  reason TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at BIGINT,
  lease_token TEXT,
  delivered_at BIGINT,
  last_error TEXT
);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
CREATE TABLE erasures (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, erased_at BIGINT NOT NULL, leads INTEGER NOT NULL);
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at BIGINT NOT NULL);
SELECT setval(pg_get_serial_sequence('leads', 'sequence'), 5);
SELECT setval(pg_get_serial_sequence('erasures', 'id'), 1);
CREATE TABLE lead_schema (version INTEGER NOT NULL);
INSERT INTO lead_schema VALUES (1);
