import type { AddResult, KnownKey, LeadState, NewLead, Settlement } from './store.ts';

/** The spelling under which an address is stored and looked up, however it was written. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Rows of a new lead, with values in the order of the columns. */
export function newLeadRows(lead: NewLead) {
  const state: LeadState = lead.quarantineReason === null ? 'pending' : 'quarantined';
  return {
    lead: [
      lead.id,
      lead.receivedAt,
      emailKey(lead.payload.email),
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

/** The values of the query `settle`. */
export function settlementRow(settlement: Settlement) {
  const { id, token, outcome } = settlement;
  const state: LeadState = outcome === 'retry' ? 'pending' : outcome;
  const error = outcome === 'delivered' ? null : settlement.error;
  const delayMs = outcome === 'retry' ? settlement.delayMs : null;
  return [id, token, state, error, delayMs] as const;
}

/** The values of an attempt, in the order of the columns. */
export function attemptRow({ attempt: { status, milliseconds, answer } }: Settlement) {
  return [status, Math.round(milliseconds), answer] as const;
}
