import { createHash } from 'node:crypto';

export interface Mail {
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  subject: string;
  body: string;
  attachmentHashes: readonly string[];
}

/** The yes of a named person to exactly one mail. */
export interface Approval {
  fingerprint: string;
  expiresAt: number;
  usedAt: number | null;
}

export type Answer =
  | { status: 'sendable' }
  | { status: 'refused'; reason: string };

const refuse = (reason: string): Answer => ({ status: 'refused', reason });

// #region check
const fingerprint = (mail: Mail) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        mail.to,
        mail.cc,
        mail.bcc,
        mail.subject,
        mail.body,
        mail.attachmentHashes,
      ]),
    )
    .digest('hex');
// #endregion

export function approve(mail: Mail, expiresAt: number): Approval {
  return { fingerprint: fingerprint(mail), expiresAt, usedAt: null };
}

export function checkApproval(
  mail: Mail,
  approval: Approval,
  now: number,
): Answer {
  // #region check
  if (fingerprint(mail) !== approval.fingerprint)
    return refuse('The text has changed since it was approved.');
  if (approval.expiresAt < now) return refuse('The approval has lapsed.');
  if (approval.usedAt !== null) return refuse('This approval has been used.');
  // #endregion
  return { status: 'sendable' };
}
