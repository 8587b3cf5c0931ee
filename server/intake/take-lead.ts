import { hash } from 'node:crypto';
import { submitSentence } from '#leads/check-answers.ts';
import { consentWordings } from '#leads/consent.ts';
import { LEAD_KEYS, type LeadPayload, mayBeAbsent } from '#leads/lead-fields.ts';
import { validatePayload } from '#leads/lead-schema.ts';
import { MIN_FILL_MS, type SUBMISSION_HEADERS } from '#leads/submission.ts';
import { company } from '../company.ts';
import type { Effects } from '../effects.ts';
import type { LeadStore } from '../leads/queries.ts';
import { type AddResult, type Consent, UNKNOWN_VERSION } from '../leads/store.ts';
import { invalidPost, Refusal } from './answers.ts';
import type { BotVerifier } from './bot-check.ts';

export interface Submission {
  payload: unknown;
  sent(name: keyof typeof SUBMISSION_HEADERS): string | undefined;
  isFromElsewhere: boolean;
  /** A browser posted the form itself, which has no script to give it a key. */
  isForm: boolean;
}

export interface Intake {
  store: LeadStore;
  effects: Effects;
  botCheck: BotVerifier | undefined;
}

const NOT_A_PERSON =
  'We kept your message but could not confirm that a person sent it, so it waits to be looked at. Please try again.';
const keyReused = () =>
  invalidPost(
    'This Idempotency-Key belongs to a form with other answers. Send changed answers with a new key.',
    'Idempotency-Key',
  );

/**
 * Resolves once the lead is durable; throws a {@link Refusal} otherwise. One like a machine's is
 * refused and kept: a password manager in a hidden field, or a bot check that is down, must not
 * cost a customer.
 */
export async function takeLead(submission: Submission, intake: Intake): Promise<AddResult> {
  const { payload, sent, isForm } = submission;
  const checked = validatePayload(payload);
  if (!checked.ok)
    throw new Refusal(422, submitSentence(checked.errors), { errors: checked.errors });
  const given = parseIdempotencyKey(sent('idempotencyKey'));
  const fingerprint = given || isForm ? fingerprintOf(checked.value) : '';
  const hour = Math.floor(intake.effects.now() / 3_600_000);
  const key = given ?? (isForm ? `form-${hour}-${fingerprint}` : null);
  const known = key && intake.botCheck && (await repeatOf(key, fingerprint, intake.store));
  if (known) return known;
  const doubt =
    machineSigns(submission) ?? (await intake.botCheck?.(checked.value.recaptchaToken)) ?? null;
  const now = intake.effects.now();
  const page = readPage(sent('page'));
  const result = await intake.store.add({
    id: intake.effects.newId(),
    receivedAt: now,
    payload: checked.value,
    page,
    consents: consentsOf(checked.value, sent('consent'), { givenAt: now, page }),
    idempotency: key === null ? null : { key, fingerprint },
    quarantineReason: doubt,
  });
  if (result.outcome === 'conflict') throw keyReused();
  if (result.isQuarantined)
    throw new Refusal(403, NOT_A_PERSON, { logged: { id: result.id, reason: doubt } });
  return result;
}

/**
 * A key is looked up before the bot check: a token can be verified only once, and an honest retry
 * would fail. Without that check, storing the lead finds the repetition by itself.
 */
async function repeatOf(key: string, fingerprint: string, store: LeadStore) {
  const known = await store.findKey(key);
  if (known && known.fingerprint !== fingerprint) throw keyReused();
  return known?.isQuarantined === false && { ...known, outcome: 'repeated' as const };
}

function machineSigns({ sent, isFromElsewhere }: Submission) {
  // Another site may use its visitors to send us leads; it may also be a translation service.
  if (isFromElsewhere) return 'it was sent from a page of another site';
  if (sent('trap')) return 'the hidden field was filled';
  const elapsed = Number(sent('elapsedMs') || NaN);
  return elapsed < MIN_FILL_MS ? 'filled faster than a person can' : null;
}

/** The sentence the visitor saw: that of an older page, none when its version is unknown. */
function consentsOf(
  { emailOptIn, smsOptIn }: LeadPayload,
  shown: string | undefined,
  given: Pick<Consent, 'givenAt' | 'page'>,
): Consent[] {
  const wordings = consentWordings(shown ?? '');
  const version = wordings && shown ? shown : UNKNOWN_VERSION;
  const isTicked = { email: emailOptIn, sms: smsOptIn };
  const channels = (['email', 'sms'] as const).filter((channel) => isTicked[channel]);
  return channels.map((channel) => {
    return { channel, version, wording: wordings?.[channel](company.name) ?? '', ...given };
  });
}

/** Only a plain path of this site is believed; it is shown to people later. */
const readPage = (page = '') => (/^\/[\w\-./~%]{0,200}$/.test(page) ? page : '');

/** The IETF draft "The Idempotency-Key HTTP Header Field" quotes it; not all clients do. */
function parseIdempotencyKey(header: string | undefined) {
  if (!header) return null;
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw invalidPost(
    'The Idempotency-Key must be 1 to 200 visible ASCII characters.',
    'Idempotency-Key',
  );
}

const LATER = LEAD_KEYS.filter(mayBeAbsent);
const FIRST = LEAD_KEYS.filter((key) => !mayBeAbsent(key));

/** Token and time are left out: an honest retry has new ones. */
function fingerprintOf(payload: LeadPayload) {
  const content: unknown[] = FIRST.map((key) => payload[key]);
  // A lead sent before the field was added, and again after, is one lead.
  for (const key of LATER) if (payload[key]) content.push([key, payload[key]]);
  return hash('sha256', JSON.stringify(content), 'base64url');
}
