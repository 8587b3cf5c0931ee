import type { LeadPayload } from '#leads/lead-fields.ts';
import type { NewLead } from '../leads/store.ts';

/** A valid payload; `change` overrides single keys. */
export function samplePayload(change: Partial<LeadPayload> = {}): LeadPayload {
  return {
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

/** A lead ready for a store, with an id of its own; `answers` override those of the sample. */
export function sampleLead(change: Partial<NewLead> = {}, answers: Partial<LeadPayload> = {}): NewLead {
  count += 1;
  return {
    id: `lead-${count}`,
    receivedAt: 1_000_000 + count,
    payload: samplePayload(answers),
    page: '/contact',
    consents: [],
    idempotency: null,
    quarantineReason: null,
    ...change,
  };
}
