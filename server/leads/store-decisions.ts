import type { CommonQueries } from './queries.ts';
import type { AddResult, KnownKey, LeadState, NewLead, Settlement } from './store.ts';

/** Rows of a new lead, with values in the order of the columns. */
export function newLeadRows(lead: NewLead) {
  const state: LeadState = lead.quarantineReason === null ? 'pending' : 'quarantined';
  return {
    lead: [
      lead.id,
      lead.receivedAt,
      lead.payload.email.toLowerCase(),
      JSON.stringify(lead.payload),
      lead.page,
      lead.idempotency?.key ?? null,
      lead.idempotency?.fingerprint ?? '',
    ],
    delivery: [state, lead.quarantineReason],
    added: { outcome: 'added', id: lead.id, isQuarantined: state === 'quarantined' } satisfies AddResult,
  } as const;
}

/** Decides about a lead whose key is known. After "released" the store also has to run the query `release`. */
export function repeatOutcome(known: KnownKey, lead: NewLead): AddResult {
  const { id, isQuarantined } = known;
  if (known.fingerprint !== lead.idempotency?.fingerprint) return { outcome: 'conflict', id, isQuarantined };
  if (!isQuarantined || lead.quarantineReason !== null) return { outcome: 'repeated', id, isQuarantined };
  return { outcome: 'released', id, isQuarantined: false };
}

/** The query that ends an attempt, with its values. It changes nothing when the lease was lost. */
export function settlementQuery(
  settlement: Settlement,
  queries: CommonQueries,
): [sql: string, ...values: (string | number)[]] {
  const { id, token } = settlement;
  switch (settlement.outcome) {
    case 'delivered':
      return [queries.delivered, id, token];
    case 'retry':
      return [queries.retryLater, id, token, settlement.delayMs, settlement.error];
    case 'dead':
      return [queries.dead, id, token, settlement.error];
  }
}
