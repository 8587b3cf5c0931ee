import { type FocusEvent, type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadField } from '#leads/lead-fields.ts';
import { type LeadErrors, validateLead } from '#leads/lead-schema.ts';
import { isAnnualRevenueRequired } from './annual-revenue-chance.ts';
import { EMPTY_VALUES, type FormValues, fillForm, isLeadField, readForm } from './form-values.ts';
import { requiredAnswers } from './required-answers.ts';
import { readUnsent, saveUnsent } from './unsent-answers.ts';

/** How long typing rests before the form says anything about it. */
const REST_MS = 500;

interface View {
  /** Everything that keeps the form from being sent. */
  errors: LeadErrors;
  /** The fields whose errors are shown. */
  shown: readonly LeadField[];
  /** How many required answers the sentence under the strip names: it changes when typing rests, for those who listen. */
  counted: number;
  wantsTexts: boolean;
}

/**
 * Watches the answers. The fields keep their own values, so that what was typed before this arrived is untouched; this
 * looks at them and decides which errors are shown: the email's when it was changed and typing rests, the phone
 * number's as soon as it or the SMS box changes, any other's when its field was changed and left. An error disappears
 * the moment its answer is right.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [annualRevenueRequired] = useState(isAnnualRevenueRequired);
  const [required] = useState(() => requiredAnswers(annualRevenueRequired));
  const [view, setView] = useState<View>(() => ({
    errors: errorsOf(EMPTY_VALUES, annualRevenueRequired),
    shown: [],
    counted: 0,
    wantsTexts: false,
  }));
  const changed = useRef(new Set<LeadField>());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const check = () =>
    validateLead(form.current ? readForm(form.current) : EMPTY_VALUES, { annualRevenueRequired });

  const look = (show: readonly LeadField[], isResting: boolean) => {
    if (!form.current) return;
    const values = readForm(form.current);
    const errors = errorsOf(values, annualRevenueRequired);
    setView((before) => ({
      errors,
      shown: [...new Set([...before.shown, ...show])].filter((field) => errors[field]),
      counted: isResting ? required.filter((field) => !errors[field]).length : before.counted,
      wantsTexts: values.smsOptIn === true,
    }));
  };

  const lookWhenResting = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => look(changed.current.has('email') ? ['email'] : [], true), REST_MS);
  };

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !form.current) return;
    changed.current.add(field);
    saveUnsent(readForm(form.current));
    look(field === 'smsOptIn' || field === 'phoneNumber' ? ['phoneNumber'] : [], false);
    lookWhenResting();
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(target);
    if (!field || !changed.current.has(field)) return;
    clearTimeout(rest.current);
    look([field], true);
  };

  /** Shows every error there is. */
  const showAll = (errors: LeadErrors) => {
    clearTimeout(rest.current);
    look(Object.keys(errors) as LeadField[], true);
  };

  /** After the form was emptied. */
  const startOver = () => {
    clearTimeout(rest.current);
    changed.current.clear();
    look([], true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes: what stands in it by then.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readUnsent();
    if (draft) fillForm(element, draft);
    const values = readForm(element);
    for (const field of Object.keys(values).filter(isLeadField)) {
      if (values[field]) changed.current.add(field);
    }
    if (changed.current.size === 0) return;
    saveUnsent(values);
    look(values.smsOptIn ? ['phoneNumber'] : [], true);
    lookWhenResting();
    return () => clearTimeout(rest.current);
  }, []);

  const { errors, shown, counted, wantsTexts } = view;
  return {
    annualRevenueRequired,
    wantsTexts,
    shownErrors: Object.fromEntries(shown.map((field) => [field, errors[field]])) as LeadErrors,
    isDone: required.map((field) => !errors[field]),
    counted,
    handlers: { onInput, onBlur },
    check,
    showAll,
    startOver,
  };
}

function errorsOf(values: FormValues, annualRevenueRequired: boolean): LeadErrors {
  const result = validateLead(values, { annualRevenueRequired });
  return result.ok ? {} : result.errors;
}

function fieldOf(target: EventTarget): LeadField | undefined {
  const name = 'name' in target ? String(target.name) : '';
  return isLeadField(name) ? name : undefined;
}
