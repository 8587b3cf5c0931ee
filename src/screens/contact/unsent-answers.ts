/**
 * Unsent answers, kept in the tab so that a reload loses nothing. Session storage: they never outlive the tab, and no
 * other tab sees them. The ticks of consent are kept like any answer: the same person, in the same tab, ticked them
 * moments ago, sees them again, and agrees only by sending. Where the sentence has changed meanwhile, its box is empty.
 */
import { CONSENT_VERSION } from '#leads/consent.ts';
import { type Answers, answersFrom, isCheckbox } from '#leads/lead-fields.ts';

/** Raise the number when the shape of what is stored changes. The page's shell wakes the form when there is something to restore. */
export const UNSENT_STORAGE_KEY = 'contact-draft-2';
const SENT_KEY_STORAGE_KEY = 'contact-sent-key-1';

/** Shape of what is kept; of what type its values are, is for the reader to check. */
interface KeptAnswers {
  /** By field, for the fields the form had at that time. */
  answers: Record<string, unknown>;
  /** Version of the consents' wording that the boxes had. */
  consent: unknown;
}

/** Anything may be in storage: whatever is not of the type of its field counts as not answered. */
export function readUnsent(): Answers | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(UNSENT_STORAGE_KEY);
    if (text === null) return undefined;
    const { answers, consent }: KeptAnswers = JSON.parse(text);
    return answersFrom((field) => {
      const answer = answers[field];
      if (isCheckbox(field)) return answer === true && consent === CONSENT_VERSION;
      return typeof answer === 'string' ? answer : '';
    });
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

/** Kept like the answers, so that a form sent again after a reload is recognised as the same lead. */
export function readSentKey(): SentKey | undefined {
  return withStorage((storage) => {
    const kept: Record<keyof SentKey, unknown> = JSON.parse(storage.getItem(SENT_KEY_STORAGE_KEY) ?? '');
    const { content, key } = kept;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
  });
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

/** Storage may be refused, full, or hold what was never written here; the form then works without a memory. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
