-- The rows that the first release wrote, into its tables of either database. Never changed either.
INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint) VALUES
  ('delivered-1', 1747560600000, 'ada@example.com', '{"firstName":"Ada","lastName":"Byron","email":"ada@example.com","role":"Analyst","companyName":"Engines Ltd","website":"https://example.com","phoneNumber":"+1 555 0100","companySize":"1-10","annualRevenue":"","projectBudget":"20K-50K","howCanWeHelp":"line\n“quotes” 🧵","emailOptIn":true,"smsOptIn":false,"recaptchaToken":"","timestamp":"2025-05-18T09:30:00.000Z"}', '/contact', 'key-1', 'print-1');
INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
  SELECT other.id, other.received_at, other.email, payload, page, NULL, '' FROM leads, (
    SELECT 'dead-1' AS id, 1747560601000 AS received_at, 'eve@example.com' AS email
    UNION ALL SELECT 'retry-1', 1747560602000, 'ada@example.com'
    UNION ALL SELECT 'quarantined-1', 1747560603000, 'ada@example.com'
  ) AS other;
INSERT INTO consents (lead_id, channel, version, wording, given_at, page) VALUES
  ('delivered-1', 'email', '1', 'Yes, write me', 1747560600000, '/contact');
INSERT INTO outbox (lead_id, state, reason, attempts, next_attempt_at, lease_token, delivered_at, last_error) VALUES
  ('dead-1', 'dead', NULL, 1, NULL, NULL, NULL, 'answered 410 Gone'),
  ('delivered-1', 'delivered', NULL, 1, NULL, NULL, 1795311880220, NULL),
  ('quarantined-1', 'quarantined', 'the hidden field was filled', 0, 1795311880240, NULL, NULL, NULL),
  ('retry-1', 'pending', NULL, 1, 1795311880232, NULL, NULL, 'answered 500');
INSERT INTO erasures (erased_at, leads) VALUES
  (1795311880248, 1);
