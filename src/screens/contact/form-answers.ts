/**
 * No other tab sees session storage. Ticks of consent are kept too: the same person sees them again
 * and agrees only by sending. Where the sentence has changed meanwhile, its box is empty.
 */
import { CONSENT_VERSION } from '#leads/consent.ts';
import { type Answers, answersFrom, isCheckbox, type LeadField } from '#leads/lead-fields.ts';

/** `FormData` would leave out controls that are disabled while a form is sent. */
export function readForm(form: HTMLFormElement) {
  return answersFrom((field) => {
    const control = form.elements.namedItem(field);
    return isCheckboxControl(control) ? control.checked : readText(form, field);
  });
}

export function readText(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control && 'value' in control ? String(control.value) : '';
}

/** What the visitor has typed since wins. */
export function fillForm(form: HTMLFormElement, answers: Partial<Answers>) {
  for (const [field, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(field);
    if (isCheckboxControl(control)) control.checked ||= answer === true;
    else if (control && 'value' in control) control.value ||= String(answer);
  }
}

const isCheckboxControl = (control: Element | RadioNodeList | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

export const focusField = (form: HTMLFormElement | null, field: LeadField) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

/** Raise the number when the stored shape changes. The page's shell wakes the form by it. */
export const UNSENT_STORAGE_KEY = 'contact-draft-2';
const SENT_KEY_STORAGE_KEY = 'contact-sent-key-1';

/** What is not of the type of its field counts as not answered. */
export function readUnsent() {
  return withStorage((storage) => {
    const { answers, consent }: { answers: Record<string, unknown>; consent: unknown } = JSON.parse(
      storage.getItem(UNSENT_STORAGE_KEY) ?? '',
    );
    return answersFrom((field) => {
      const answer = answers[field];
      if (isCheckbox(field)) return answer === true && consent === CONSENT_VERSION;
      return typeof answer === 'string' ? answer : '';
    });
  });
}

export function saveUnsent(answers: Answers) {
  withStorage((storage) => {
    if (Object.values(answers).some(Boolean))
      storage.setItem(UNSENT_STORAGE_KEY, JSON.stringify({ answers, consent: CONSENT_VERSION }));
    else storage.removeItem(UNSENT_STORAGE_KEY);
  });
}

export interface SentKey {
  content: string;
  key: string;
}

/** A form sent again after a reload is recognized as the same lead. */
export function readSentKey() {
  return withStorage((storage) => {
    const kept: Record<keyof SentKey, unknown> = JSON.parse(
      storage.getItem(SENT_KEY_STORAGE_KEY) ?? '',
    );
    const { content, key } = kept;
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
  });
}

export function saveSentKey(sentKey: SentKey) {
  withStorage((storage) => storage.setItem(SENT_KEY_STORAGE_KEY, JSON.stringify(sentKey)));
}

export function forgetUnsent() {
  withStorage((storage) => {
    storage.removeItem(UNSENT_STORAGE_KEY);
    storage.removeItem(SENT_KEY_STORAGE_KEY);
  });
}

/** Storage may be refused, full, or hold anything: the form then has no memory. */
function withStorage<T>(use: (storage: Storage) => T) {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
