import {
  type FocusEvent,
  type InputEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type LeadErrors, validateLead } from '#leads/check-answers.ts';
import { QUESTION_PARAMETERS, questionOf } from '#leads/contact-address.ts';
import { EMPTY_ANSWERS, isLeadField, LEAD_KEYS, type LeadField } from '#leads/lead-fields.ts';
import { type Currency, money } from '#model/money.ts';
import { fillForm, readForm, readUnsent, saveUnsent } from './form-answers.ts';

/** Milliseconds without typing before the form comments on an answer. */
const PAUSE_MS = 500;

function useJudgment(form: RefObject<HTMLFormElement | null>) {
  // The page has decided by chance (contact-fields.tsx), but not while it is built.
  const [annualRevenueRequired] = useState(
    () => globalThis.document?.documentElement.dataset['annualRevenue'] === 'required',
  );
  const [view, setView] = useState({
    errors: {} as LeadErrors,
    /** The last error came while answering; a submission's are in an alert, which speaks once. */
    isTold: true,
    /** It changes at a pause in typing, not to interrupt a screen reader. */
    counted: undefined as number | undefined,
    request: '',
    budget: '',
    wantsTexts: false,
  });
  const empty = validateLead(EMPTY_ANSWERS, { annualRevenueRequired });
  const required = LEAD_KEYS.filter((field) => !empty.ok && empty.errors[field]);

  const answers = () => (form.current ? readForm(form.current) : EMPTY_ANSWERS);
  const check = () => validateLead(answers(), { annualRevenueRequired });

  const judge = (more: readonly LeadField[], { isPause = true, isSent = false } = {}) => {
    const result = check();
    const wrong: LeadErrors = result.ok ? {} : result.errors;
    setView((before) => {
      const shown = LEAD_KEYS.filter(
        (field) => wrong[field] && (before.errors[field] || more.includes(field)),
      );
      return {
        errors: Object.fromEntries(shown.map((field) => [field, wrong[field]])),
        isTold: shown.every((field) => before.errors[field]) ? before.isTold : !isSent,
        wantsTexts: answers().smsOptIn === true,
        budget: String(answers().projectBudget),
        request: isPause ? String(answers().howCanWeHelp) : before.request,
        counted: isPause ? required.filter((field) => !wrong[field]).length : before.counted,
      };
    });
  };

  return { annualRevenueRequired, required, view, answers, check, judge };
}

/**
 * The fields are uncontrolled: what was typed before hydration is untouched. An error shows when a
 * field was changed and left, of the email at a pause in typing, of the phone number as soon as it
 * or the SMS box changes, and goes the moment its answer is right.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, currency: Currency) {
  const { annualRevenueRequired, required, view, answers, check, judge } = useJudgment(form);
  const changed = useRef(new Set<LeadField>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const judgeSoon = () => {
    clearTimeout(timer.current);
    const judgeEmail = () => judge(changed.current.has('email') ? ['email'] : []);
    timer.current = setTimeout(() => afterPress(judgeEmail), PAUSE_MS);
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field) return;
    changed.current.add(field);
    saveUnsent(answers());
    judge(field === 'smsOptIn' || field === 'phoneNumber' ? ['phoneNumber'] : [], {
      isPause: false,
    });
    judgeSoon();
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !changed.current.has(field)) return;
    clearTimeout(timer.current);
    // It may be left for the button that sends.
    afterPress(() => judge([field]));
  };

  const startOver = () => {
    changed.current.clear();
    judge([]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration, for what was filled in by then.
  useEffect(() => {
    if (!form.current) return;
    fillForm(form.current, readUnsent() ?? {});
    // After the unsent answers: the visitor's own words win.
    fillForm(form.current, { howCanWeHelp: carriedQuestion(location.search, currency) });
    takeQuestion();
    const values = answers();
    // Empty answers are saved too: what could not be read is then forgotten.
    saveUnsent(values);
    changed.current = new Set(LEAD_KEYS.filter((field) => values[field]));
    if (changed.current.size === 0) return;
    afterPress(() => judge(values.smsOptIn ? ['phoneNumber'] : []));
    judgeSoon();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    ...view,
    annualRevenueRequired,
    required: required.length,
    handlers: { onInput, onBlur },
    check,
    showAll: () => judge(LEAD_KEYS, { isPause: false, isSent: true }),
    startOver,
  };
}

export const carriedQuestion = (search: string, currency: Currency) =>
  questionOf(search, (amount) => money(amount, currency, 2));

function fieldOf(target: EventTarget) {
  const name = 'name' in target ? String(target.name) : '';
  return isLeadField(name) ? name : undefined;
}

/** A reload must not put back what the visitor deleted. */
function takeQuestion() {
  const address = new URL(location.href);
  if (!QUESTION_PARAMETERS.some((name) => address.searchParams.has(name))) return;
  for (const name of QUESTION_PARAMETERS) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** A finger lifts before the focus moves. */
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/** Waits while something is pressed: a button that moves away under a finger is not clicked. */
function afterPress(move: () => void) {
  if (!document.querySelector(':active')) return move();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes after the end of the press, in the same task.
    setTimeout(move);
  };
  for (const type of ENDS) addEventListener(type, end, { capture: true, signal: ended.signal });
}
