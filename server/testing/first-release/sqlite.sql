-- The lead file as the first release wrote it. Never changed: it proves that a newer release can read it.
CREATE TABLE leads (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  email TEXT NOT NULL,
  payload TEXT NOT NULL,
  page TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL
) STRICT;
CREATE INDEX leads_email ON leads (email);
CREATE TABLE consents (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'sms')),
  version TEXT NOT NULL,
  wording TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  page TEXT NOT NULL,
  PRIMARY KEY (lead_id, channel)
) STRICT, WITHOUT ROWID;
CREATE TABLE outbox (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'quarantined', 'dead')),
  reason TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  lease_token TEXT,
  delivered_at INTEGER,
  last_error TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
CREATE TABLE erasures (id INTEGER PRIMARY KEY AUTOINCREMENT, erased_at INTEGER NOT NULL, leads INTEGER NOT NULL) STRICT;
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL) STRICT;
PRAGMA user_version = 1;
