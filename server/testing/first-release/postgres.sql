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
INSERT INTO leads (sequence, id, received_at, email, payload, page, idempotency_key, fingerprint) OVERRIDING SYSTEM VALUE VALUES (1, 'delivered-1', 1747560600000, 'ada@example.com', '{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","role":"Analyst","companyName":"Engines Ltd","website":"https://example.com","phoneNumber":"+1 555 0100","companySize":"1-10","annualRevenue":"","projectBudget":"20K-50K","howCanWeHelp":"Weave numbers as the loom weaves leaves.","emailOptIn":true,"smsOptIn":false,"recaptchaToken":"","timestamp":"2025-05-18T09:30:00.000Z"}', '/contact', 'key-1', 'print-1');
INSERT INTO leads (sequence, id, received_at, email, payload, page, idempotency_key, fingerprint) OVERRIDING SYSTEM VALUE VALUES (2, 'dead-1', 1747560601000, 'eve@example.com', '{"firstName":"Ada","lastName":"Byron","email":"Eve@example.com","role":"Analyst","companyName":"Engines Ltd","website":"https://example.com","phoneNumber":"+1 555 0100","companySize":"1-10","annualRevenue":"","projectBudget":"20K-50K","howCanWeHelp":"Weave numbers as the loom weaves leaves.","emailOptIn":false,"smsOptIn":false,"recaptchaToken":"","timestamp":"2025-05-18T09:30:00.000Z"}', '/contact', NULL, '');
INSERT INTO leads (sequence, id, received_at, email, payload, page, idempotency_key, fingerprint) OVERRIDING SYSTEM VALUE VALUES (3, 'retry-1', 1747560602000, 'ada@example.com', '{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","role":"Analyst","companyName":"Engines Ltd","website":"https://example.com","phoneNumber":"+1 555 0100","companySize":"1-10","annualRevenue":"","projectBudget":"20K-50K","howCanWeHelp":"line\n“quotes” 🧵","emailOptIn":false,"smsOptIn":false,"recaptchaToken":"","timestamp":"2025-05-18T09:30:00.000Z"}', '/contact', NULL, '');
INSERT INTO leads (sequence, id, received_at, email, payload, page, idempotency_key, fingerprint) OVERRIDING SYSTEM VALUE VALUES (4, 'quarantined-1', 1747560603000, 'ada@example.com', '{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","role":"Analyst","companyName":"Engines Ltd","website":"https://example.com","phoneNumber":"+1 555 0100","companySize":"1-10","annualRevenue":"","projectBudget":"20K-50K","howCanWeHelp":"Weave numbers as the loom weaves leaves.","emailOptIn":false,"smsOptIn":false,"recaptchaToken":"","timestamp":"2025-05-18T09:30:00.000Z"}', '/contact', NULL, '');
INSERT INTO consents (lead_id, channel, version, wording, given_at, page) VALUES ('delivered-1', 'email', '1', 'Yes, write me', 1747560600000, '/contact');
INSERT INTO outbox (lead_id, state, reason, attempts, next_attempt_at, lease_token, delivered_at, last_error) VALUES ('dead-1', 'dead', NULL, 1, NULL, NULL, NULL, 'answered 410 Gone');
INSERT INTO outbox (lead_id, state, reason, attempts, next_attempt_at, lease_token, delivered_at, last_error) VALUES ('delivered-1', 'delivered', NULL, 1, NULL, NULL, 1795311880220, NULL);
INSERT INTO outbox (lead_id, state, reason, attempts, next_attempt_at, lease_token, delivered_at, last_error) VALUES ('quarantined-1', 'quarantined', 'the hidden field was filled', 0, 1795311880240, NULL, NULL, NULL);
INSERT INTO outbox (lead_id, state, reason, attempts, next_attempt_at, lease_token, delivered_at, last_error) VALUES ('retry-1', 'pending', NULL, 1, 1795311880232, NULL, NULL, 'answered 500');
INSERT INTO erasures (id, erased_at, leads) OVERRIDING SYSTEM VALUE VALUES (1, 1795311880248, 1);
INSERT INTO health (id, checked_at) VALUES (1, 0);
SELECT setval(pg_get_serial_sequence('leads', 'sequence'), 5);
SELECT setval(pg_get_serial_sequence('erasures', 'id'), 1);
CREATE TABLE lead_schema (version INTEGER NOT NULL);
INSERT INTO lead_schema VALUES (1);
