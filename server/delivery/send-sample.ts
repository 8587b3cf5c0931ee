import type { LeadPayload } from '#leads/lead-fields.ts';
import type { Effects } from '../effects.ts';
import { describeFailure, firstWords, postLead, type Receiver } from './deliver-lead.ts';

/** Thrown when the receiver refused the sample; the message has its answer. */
export class SampleRefusedError extends Error {}

/**
 * Sends one made-up lead, in every other way like a real one, so that a receiver can be set up with it.
 * Resolves to a sentence with the answer, such as "example.com answered 200 in 35 ms: …"; throws a
 * {@link SampleRefusedError} when it is not one of success.
 */
export async function sendSample(receiver: Receiver, effects: Effects): Promise<string> {
  const start = effects.now();
  const lead = { id: `test-${effects.newId()}`, payload: samplePayload(start) };
  const signal = AbortSignal.timeout(receiver.timeoutMs);
  const { host } = new URL(receiver.url);
  const response = await postLead(lead, receiver, effects, signal).catch((error) => {
    throw new SampleRefusedError(`${host}: ${describeFailure(error, receiver.timeoutMs)}`);
  });
  const words = await firstWords(response);
  const answered = `${host} answered ${response.status} in ${effects.now() - start} ms`;
  const sentence = words === '' ? answered : `${answered}: ${words}`;
  if (!response.ok) throw new SampleRefusedError(sentence);
  return sentence;
}

function samplePayload(now: number): LeadPayload {
  return {
    firstName: 'Test',
    lastName: 'Test',
    email: 'test@example.com',
    role: 'Test',
    companyName: 'Test',
    website: 'https://example.com',
    phoneNumber: '',
    companySize: '1-10',
    annualRevenue: '',
    projectBudget: '<20K',
    howCanWeHelp: 'This is a test of the webhook. No person sent it.',
    emailOptIn: false,
    smsOptIn: false,
    recaptchaToken: '',
    timestamp: new Date(now).toISOString(),
  };
}
