import type { LeadStore } from '../leads/store.ts';
import { sampleLead, samplePayload } from './sample-lead.ts';

/** Time at which the leads of {@link fillStore} came in. */
export const RECEIVED = Date.UTC(2025, 4, 18, 9, 30);

/** Puts in three leads: one that was given up, one in quarantine, one that waits; two try to trick who reads them. */
export async function fillStore(store: LeadStore): Promise<void> {
  const consent = {
    channel: 'email',
    version: '1',
    wording: 'Yes, write me',
    givenAt: RECEIVED,
    page: '/contact',
  } as const;
  await store.add(
    sampleLead({
      id: 'one',
      receivedAt: RECEIVED,
      consents: [consent],
      payload: samplePayload({ emailOptIn: true }),
    }),
  );
  const eve = samplePayload({
    firstName: '=HYPERLINK("http://x")',
    email: 'eve@example.com',
    howCanWeHelp: 'a, "b"\nc',
  });
  await store.add(
    sampleLead({
      id: 'two',
      receivedAt: RECEIVED,
      payload: eve,
      quarantineReason: 'the hidden field was filled',
    }),
  );
  await store.add(
    sampleLead({ id: 'three', receivedAt: RECEIVED, payload: samplePayload({ lastName: 'B\u009b31m' }) }),
  );
  await store.claim({ leaseMs: 1000, token: 't', limit: 1 });
  const attempt = { status: 410, milliseconds: 35, answer: 'No such \u001b[31mflow' };
  await store.settle({ id: 'one', token: 't', attempt, outcome: 'dead', error: 'answered 410 Gone' });
}
