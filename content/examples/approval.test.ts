import { expect, test } from 'vitest';
import { approve, checkApproval, type Mail } from './approval.ts';

const mail: Mail = {
  to: ['ana@ruiz.example'],
  cc: [],
  bcc: [],
  subject: 'Table 12',
  body: 'Eight o’clock is free.',
  attachmentHashes: ['a1'],
};
const NOON = Date.UTC(2025, 4, 14, 12);
const approval = approve(mail, NOON + 1000);

test('the mail that was approved may be sent', () => {
  expect(checkApproval({ ...mail }, approval, NOON)).toEqual({ status: 'sendable' });
});

test.each<Partial<Mail>>([
  { to: ['bo@ruiz.example'] },
  { cc: ['bo@ruiz.example'] },
  { bcc: ['bo@ruiz.example'] },
  { subject: 'Table 13' },
  { body: 'Nine o’clock is free.' },
  { attachmentHashes: ['b2'] },
])('a mail with another %o is refused', (change) => {
  expect(checkApproval({ ...mail, ...change }, approval, NOON)).toMatchObject({ status: 'refused' });
});

test('an address cannot move from one line to the next unseen', () => {
  const moved = { ...mail, to: [], cc: mail.to };
  expect(checkApproval(moved, approval, NOON)).toMatchObject({ status: 'refused' });
});

test('an approval that has lapsed or was used is refused', () => {
  expect(checkApproval(mail, approval, NOON + 1001)).toMatchObject({ reason: 'The approval has lapsed.' });
  expect(checkApproval(mail, { ...approval, usedAt: NOON }, NOON)).toMatchObject({ status: 'refused' });
});
