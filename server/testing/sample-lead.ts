import { EMPTY_ANSWERS, LEAD_KEYS, type LeadPayload, mayBeAbsent } from '#leads/lead-fields.ts';
import type { LeadStore, NewLead } from '../leads/store.ts';

/** The fields that were added since, as a form sends them that nobody has filled in. */
const ADDED = Object.fromEntries(
  LEAD_KEYS.filter(mayBeAbsent).map((key) => [key, EMPTY_ANSWERS[key]]),
) as Partial<LeadPayload>;

/** A valid payload; `change` overrides single keys. */
export function samplePayload(change: Partial<LeadPayload> = {}): LeadPayload {
  return {
    ...ADDED,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    role: 'Analyst',
    companyName: 'Engines Ltd',
    website: 'https://example.com',
    phoneNumber: '+1 555 0100',
    companySize: '1-10',
    annualRevenue: '',
    projectBudget: '20K-50K',
    howCanWeHelp: 'Weave numbers as the loom weaves leaves.',
    emailOptIn: false,
    smsOptIn: false,
    recaptchaToken: '',
    timestamp: '2025-05-18T09:30:00.000Z',
    ...change,
  };
}

let count = 0;

/** A lead ready for a store, with an id of its own. */
export function sampleLead(change: Partial<NewLead> = {}): NewLead {
  count += 1;
  return {
    id: `lead-${count}`,
    receivedAt: 1_000_000 + count,
    payload: samplePayload(),
    page: '/contact',
    consents: [],
    idempotency: null,
    quarantineReason: null,
    ...change,
  };
}

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
