import { POSTGRES } from './dialects.ts';
import {
  openPostgresConnection,
  type PostgresConnection,
  type PostgresOptions,
} from './postgres-connection.ts';
import { commonQueries, eraseOlderQuery } from './queries.ts';
import { sharedRequests } from './shared-requests.ts';
import type { AddResult, LeadState, LeadStore, NewLead } from './store.ts';
import { attemptRow, emailKey, newLeadRows, repeatOutcome, settlementRow } from './store-decisions.ts';
import { readClaimed, readKey, readStats } from './stored-lead.ts';

const QUERIES = commonQueries(POSTGRES);

/** Leads in PostgreSQL, for any number of servers. The database may be away when the server starts. */
export function openPostgresStore(options: PostgresOptions): LeadStore {
  const connection = openPostgresConnection(options);
  const { read, first, change, close } = connection;
  return {
    ...sharedRequests(connection, POSTGRES),
    add: (lead) => addLead(connection, lead),
    claim: ({ leaseMs, token, limit }) =>
      read([CLAIM, token, leaseMs, limit], (rows) => rows.map(readClaimed)),
    settle: async (settlement) =>
      (await change([SETTLE, ...settlementRow(settlement), ...attemptRow(settlement)])) > 0,
    erase: async (email) => Number((await first([ERASE, emailKey(email)]))?.leads ?? 0),
    eraseOlder: async ({ until, states, limit, rule, erasedAt }) =>
      Number((await first([eraseOlderSql(states), until, limit, erasedAt, rule]))?.leads ?? 0),
    stats: async () =>
      readStats({
        counts: await read([QUERIES.countStates], (rows) => rows),
        oldestPendingAt: (await first([QUERIES.oldestPending]))?.at,
        erased: (await first([QUERIES.countErased]))?.leads,
      }),
    look: async () => void (await first([QUERIES.look])),
    close,
  };
}

async function addLead(connection: PostgresConnection, lead: NewLead): Promise<AddResult> {
  const rows = newLeadRows(lead);
  for (;;) {
    const added = await connection.first([
      ADD,
      ...rows.lead,
      ...rows.delivery,
      JSON.stringify(lead.consents),
    ]);
    if (added) return rows.added;
    const again = await addAgain(connection, lead);
    if (again) return again;
  }
}

/** Undefined when the lead with this key was erased in between. */
async function addAgain(
  { first, change }: PostgresConnection,
  lead: NewLead,
): Promise<AddResult | undefined> {
  const row = await first([QUERIES.findKey, lead.idempotency?.key ?? null]);
  if (!row) return undefined;
  const result = repeatOutcome(readKey(row), lead);
  if (result.outcome === 'released') await change([QUERIES.release, result.id]);
  return result;
}

// One statement, so one round trip and one commit; the consents come as JSON.
const ADD = `WITH lead AS (
    INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
  ), delivery AS (
    INSERT INTO outbox (lead_id, state, reason, next_attempt_at)
    SELECT id, $8, $9, ${POSTGRES.now} FROM lead
  ), consent AS (
    INSERT INTO consents (lead_id, channel, version, wording, given_at, page)
    SELECT lead.id, given.channel, given.version, given.wording, given."givenAt", given.page FROM lead,
      jsonb_to_recordset($10::jsonb)
        AS given(channel text, version text, wording text, "givenAt" bigint, page text)
  ) SELECT id FROM lead`;
const SETTLE = `WITH settled AS (${QUERIES.settle} RETURNING lead_id), trimmed AS (${QUERIES.trimAttempts})
  INSERT INTO attempts (lead_id, ended_at, status, milliseconds, answer)
  SELECT lead_id, ${POSTGRES.now}, $6::integer, $7::bigint, $8::text FROM settled`;
const CLAIM = `WITH due AS (
    ${QUERIES.due('$3')} FOR UPDATE SKIP LOCKED
  ) UPDATE outbox SET lease_token = $1, next_attempt_at = ${POSTGRES.now} + $2::bigint FROM due, leads
  WHERE outbox.lead_id = due.lead_id AND leads.id = due.lead_id
  RETURNING leads.id, leads.payload, outbox.attempts`;
const ERASE = `WITH gone AS (DELETE FROM leads WHERE email = $1 RETURNING 1), counted AS (
    SELECT COUNT(*)::int AS leads FROM gone
  ), recorded AS (
    INSERT INTO erasures (erased_at, leads) SELECT ${POSTGRES.now}, leads FROM counted WHERE leads > 0
  ) SELECT leads FROM counted`;

/** One statement, so that nothing is erased without its record. */
function eraseOlderSql(states: readonly LeadState[]): string {
  return `WITH gone AS (${eraseOlderQuery(states)} RETURNING 1), counted AS (
    SELECT COUNT(*)::int AS leads FROM gone
  ), recorded AS (
    INSERT INTO erasures (erased_at, leads, rule) SELECT $3::bigint, leads, $4::text FROM counted WHERE leads > 0
  ) SELECT leads FROM counted`;
}
