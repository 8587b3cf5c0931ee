/**
 * Unsent answers, kept in the tab so that a reload loses nothing. Session storage: they never outlive the tab, and no
 * other tab sees them. The ticks of consent are kept like any answer: the same person, in the same tab, ticked them
 * moments ago, sees them again, and agrees only by sending. Where the sentence has changed meanwhile, its box is empty.
 */
import * as z from 'zod/mini';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { type Answers, answersFrom, EMPTY_ANSWERS } from '#leads/lead-fields.ts';
import { UNSENT_STORAGE_KEY } from './unsent-storage-key.ts';

const SENT_KEY_STORAGE_KEY = 'contact-sent-key-1';

const unsentSchema = z.object({
  /** Answers by field, for the fields the form had at that time. */
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** Version of the consents' wording that the boxes had. */
  consent: z.string(),
});

export function readUnsent(): Answers | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(UNSENT_STORAGE_KEY);
    if (text === null) return undefined;
    const parsed = unsentSchema.safeParse(parseJson(text));
    if (parsed.success) {
      const { answers: kept, consent } = parsed.data;
      const answers = answersFrom((field) => kept[field] ?? EMPTY_ANSWERS[field]);
      return consent === CONSENT_VERSION ? answers : { ...answers, emailOptIn: false, smsOptIn: false };
    }
    storage.removeItem(UNSENT_STORAGE_KEY);
    return undefined;
  });
}

/** Remembers the answers, or forgets them when there are none. */
export function saveUnsent(values: Answers): void {
  withStorage((storage) => {
    if (Object.values(values).some(Boolean))
      storage.setItem(UNSENT_STORAGE_KEY, JSON.stringify({ answers: values, consent: CONSENT_VERSION }));
    else storage.removeItem(UNSENT_STORAGE_KEY);
  });
}

/** The key under which answers were sent, and the answers themselves as they were sent. */
export interface SentKey {
  content: string;
  key: string;
}

const sentKeySchema = z.object({ content: z.string(), key: z.string() });

/** Kept like the answers, so that a form sent again after a reload is recognised as the same lead. */
export function readSentKey(): SentKey | undefined {
  const text = withStorage((storage) => storage.getItem(SENT_KEY_STORAGE_KEY));
  const parsed = sentKeySchema.safeParse(parseJson(text ?? ''));
  return parsed.success ? parsed.data : undefined;
}

export function saveSentKey(sentKey: SentKey): void {
  withStorage((storage) => storage.setItem(SENT_KEY_STORAGE_KEY, JSON.stringify(sentKey)));
}

export function forgetUnsent(): void {
  withStorage((storage) => {
    storage.removeItem(UNSENT_STORAGE_KEY);
    storage.removeItem(SENT_KEY_STORAGE_KEY);
  });
}

/** Storage may be refused or full; the form then works without a memory. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
