import { createHash } from 'node:crypto';
import { LEAD_KEYS, type LeadPayload, mayBeAbsent } from '#leads/lead-fields.ts';
import { SUBMISSION_HEADERS } from '#leads/submission.ts';
import { invalidPost } from './refusal.ts';

/**
 * Reads the key of the IETF draft "The Idempotency-Key HTTP Header Field". The draft quotes it; clients that do not
 * quote are understood too. Refuses with 422 a key that is empty, too long or not plain ASCII.
 */
export function parseIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalidPost(
    'The Idempotency-Key must be 1 to 200 visible ASCII characters.',
    SUBMISSION_HEADERS.idempotencyKey,
  );
}

/**
 * Hash of what the visitor filled in: two posts with the same one are the same lead. Token and time are left out, because
 * an honest retry has new ones.
 */
export function fingerprintOf(payload: LeadPayload): string {
  const content = JSON.stringify(
    LEAD_KEYS.flatMap<unknown>((key) => {
      if (!mayBeAbsent(key)) return [payload[key]];
      // Counts where it is answered: a lead sent before the field was added, and again after, is one lead.
      return payload[key] ? [[key, payload[key]]] : [];
    }),
  );
  return createHash('sha256').update(content).digest('base64url');
}
