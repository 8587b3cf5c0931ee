import { type FocusEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type LeadErrors, validateLead } from '#leads/check-answers.ts';
import { type Answers, EMPTY_ANSWERS, isLeadField, type LeadField } from '#leads/lead-fields.ts';
import { TOOLS_PARAMETER } from '#leads/tools-address.ts';
import { toolsQuestion } from '#leads/tools-question.ts';
import { fillForm, readForm, readText, writeText } from './form-values.ts';
import { isAnnualRevenueRequired, requiredAnswers } from './required-answers.ts';
import { readUnsent, saveUnsent } from './unsent-answers.ts';

/** Pause in typing, in milliseconds, before the form comments on an answer. */
const PAUSE_MS = 500;

interface View {
  /** Everything that keeps the form from being sent. */
  errors: LeadErrors;
  /** The fields whose errors are shown. */
  shown: readonly LeadField[];
  /**
   * Number of required answers that are given, once the visitor has begun. It changes at a pause in typing, so that a screen
   * reader is not interrupted.
   */
  counted: number | undefined;
  wantsTexts: boolean;
}

/**
 * Watches the answers. The fields are uncontrolled, so that what was typed before hydration is untouched. Shows an error
 * of the email at a pause in typing, of the phone number as soon as it or the SMS box changes, of any other field when it
 * was changed and left. Hides an error the moment its answer is right.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [annualRevenueRequired] = useState(isAnnualRevenueRequired);
  const { view, required, validate } = useView(form, annualRevenueRequired);
  const changed = useRef(new Set<LeadField>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const check = () =>
    validateLead(form.current ? readForm(form.current) : EMPTY_ANSWERS, { annualRevenueRequired });

  const validateSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => afterPress(() => validate(changed.current.has('email') ? ['email'] : [], true)),
      PAUSE_MS,
    );
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !form.current) return;
    changed.current.add(field);
    saveUnsent(readForm(form.current));
    validate(field === 'smsOptIn' || field === 'phoneNumber' ? ['phoneNumber'] : [], false);
    validateSoon();
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !changed.current.has(field)) return;
    clearTimeout(timer.current);
    // It may be left for the button that sends.
    afterPress(() => validate([field], true));
  };

  /** Shows every error there is. */
  const showAll = (errors: LeadErrors) => {
    clearTimeout(timer.current);
    validate(Object.keys(errors) as LeadField[], true);
  };

  /** After the form was emptied. */
  const startOver = () => {
    clearTimeout(timer.current);
    changed.current.clear();
    validate([], true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration, for what was filled in by then.
  useEffect(() => {
    if (!form.current) return;
    const values = restoreAnswers(form.current);
    // Also when there are none: what was kept and could not be read is then forgotten.
    saveUnsent(values);
    for (const field of Object.keys(values).filter(isLeadField)) {
      if (values[field]) changed.current.add(field);
    }
    if (changed.current.size === 0) return;
    afterPress(() => validate(values.smsOptIn ? ['phoneNumber'] : [], true));
    validateSoon();
    return () => clearTimeout(timer.current);
  }, []);

  const { errors, shown, counted, wantsTexts } = view;
  return {
    annualRevenueRequired,
    wantsTexts,
    shownErrors: Object.fromEntries(shown.map((field) => [field, errors[field]])) as LeadErrors,
    counted,
    /** Number of answers that are required. */
    required: required.length,
    handlers: { onInput, onBlur },
    check,
    showAll,
    startOver,
  };
}

/** Errors and figures of the answers, as the form shows them. `validate` checks them again, and shows the errors of more fields. */
function useView(form: RefObject<HTMLFormElement | null>, annualRevenueRequired: boolean) {
  const [required] = useState(() => requiredAnswers(annualRevenueRequired));
  const [view, setView] = useState<View>(() => ({
    errors: errorsOf(EMPTY_ANSWERS, annualRevenueRequired),
    shown: [],
    counted: undefined,
    wantsTexts: false,
  }));

  const validate = (show: readonly LeadField[], isPause: boolean) => {
    if (!form.current) return;
    const values = readForm(form.current);
    const errors = errorsOf(values, annualRevenueRequired);
    setView((before) => ({
      errors,
      wantsTexts: values.smsOptIn === true,
      shown: [...new Set([...before.shown, ...show])].filter((field) => errors[field]),
      counted: isPause ? required.filter((field) => !errors[field]).length : before.counted,
    }));
  };

  return { view, required, validate };
}

/** Fills in what the visitor wrote earlier and what the address brings; gives all answers there are. */
function restoreAnswers(form: HTMLFormElement): Answers {
  const unsent = readUnsent();
  if (unsent) fillForm(form, unsent);
  // After the unsent answers: nothing the visitor wrote is lost to what the address brings.
  writeText(form, 'howCanWeHelp', takeFromAddress(readText(form, 'howCanWeHelp')));
  return readForm(form);
}

function errorsOf(values: Answers, annualRevenueRequired: boolean): LeadErrors {
  const result = validateLead(values, { annualRevenueRequired });
  return result.ok ? {} : result.errors;
}

function fieldOf(target: EventTarget): LeadField | undefined {
  const name = 'name' in target ? String(target.name) : '';
  return isLeadField(name) ? name : undefined;
}

/**
 * Adds what the address brings to the free text, once: the parameter is removed from the address, so that a reload does not put
 * back what the visitor deleted. The tools are a first proposal and give way to a text that is there.
 */
function takeFromAddress(text: string): string {
  const { pathname, search, hash } = location;
  const rest = new URLSearchParams(search);
  if (!rest.has(TOOLS_PARAMETER)) return text;
  rest.delete(TOOLS_PARAMETER);
  const query = rest.toString();
  history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash);
  return text || toolsQuestion(search);
}

/** Events that end a press: by mouse, by finger (which lifts before the focus moves), by key. */
const ENDS = ['pointerup', 'pointercancel', 'click', 'keyup'] as const;

/**
 * Runs a function that may move the page, once nothing is being pressed: a button that moves away under a finger is
 * not clicked, because it is no longer there when the finger lifts.
 */
export function afterPress(move: () => void): void {
  if (!document.querySelector(':active')) {
    move();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes after the end of the press, in the same task.
    setTimeout(move);
  };
  for (const type of ENDS) addEventListener(type, end, { capture: true, signal: ended.signal });
}
