/**
 * Unsent answers, kept in the tab so that a reload loses nothing. Session storage: they never outlive the tab, and no
 * other tab sees them. The ticks of consent are kept like any answer: the same person, in the same tab, ticked them
 * moments ago, sees them again, and agrees only by sending.
 */
import * as z from 'zod/mini';
import { LEAD_FIELDS } from '../../leads/lead-fields.ts';
import { DRAFT_KEY } from './draft-key.ts';
import type { FormValues } from './form-values.ts';

const draftSchema = z.record(z.enum(LEAD_FIELDS), z.union([z.string(), z.boolean()]));

export function readDraft(): FormValues | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(DRAFT_KEY);
    if (text === null) return undefined;
    const parsed = draftSchema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data as FormValues;
    storage.removeItem(DRAFT_KEY);
    return undefined;
  });
}

/** Remembers the answers, or forgets them when there are none. */
export function saveDraft(values: FormValues): void {
  withStorage((storage) => {
    if (Object.values(values).some(Boolean)) storage.setItem(DRAFT_KEY, JSON.stringify(values));
    else storage.removeItem(DRAFT_KEY);
  });
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(DRAFT_KEY));
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
