BEGIN;
INSERT INTO seen_webhooks (id) VALUES ($1) ON CONFLICT (id) DO NOTHING;
-- No row inserted: roll back, answer 200 and stop.
INSERT INTO deals (company, source) VALUES ($2, $3);
COMMIT;
