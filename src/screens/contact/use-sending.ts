import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LeadErrors } from '#leads/check-answers.ts';
import type { Lead } from '#leads/lead-fields.ts';
import { MESSAGES } from '#leads/messages.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import { readText } from './form-values.ts';
import { type BotCheck, createBotCheck, now, randomKey, sendLead } from './send-lead.ts';
import { forgetUnsent, readSentKey, type SentKey, saveSentKey } from './unsent-answers.ts';
import type { useAnswers } from './use-answers.ts';

/** Lead the server accepted, and when. */
export interface Sent {
  lead: Lead;
  received: Date;
}

/** Outcome of the last attempt. `attempt` makes two equal sentences different, so that the second is announced too. */
export interface Notice {
  kind: 'errors' | 'sent' | 'failed';
  sentence: string;
  attempt: number;
  sent?: Sent | undefined;
}

interface SendingOptions {
  form: RefObject<HTMLFormElement | null>;
  answers: ReturnType<typeof useAnswers>;
  endpoint: string;
  siteKey: string;
}

/** Sends the form: idle, submitting, then success, which empties it, or failure, which keeps its answers. */
export function useSending({ form, answers, endpoint, siteKey }: SendingOptions) {
  const [notice, setNotice] = useState<Notice>();
  const [isSubmitting, setSubmitting] = useState(false);
  // A second submission can arrive before the disabled button is painted, so the guard is not the state.
  const isUnderWay = useRef(false);
  const attempts = useRef(0);
  const recaptchaToken = useBotCheck(form, siteKey);
  const keyFor = useIdempotencyKey();

  const say = (kind: Notice['kind'], sentence: string, sent?: Sent) => {
    attempts.current += 1;
    setNotice({ kind, sentence, attempt: attempts.current, sent });
  };

  const send = async (element: HTMLFormElement, lead: Lead) => {
    isUnderWay.current = true;
    // The fields are about to be disabled, and with them the one that has the focus.
    element.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setSubmitting(true);
    setNotice(undefined);
    const outcome = await sendLead(lead, {
      endpoint,
      recaptchaToken,
      trap: readText(element, SUBMISSION_FIELDS.trap),
      idempotencyKey: keyFor(lead),
    });
    isUnderWay.current = false;
    setSubmitting(false);
    if (!outcome.isSent) return say('failed', MESSAGES.submitFailed);
    element.reset();
    forgetUnsent();
    answers.startOver();
    say('sent', MESSAGES.submitted, { lead, received: now() });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const result = answers.check();
    if (result.ok) return void send(event.currentTarget, result.value);
    answers.showAll(result.errors);
    say('errors', submitSentence(result.errors));
  };

  const startAnother = () => setNotice(undefined);

  return { notice, isSubmitting, submit, startAnother };
}

/** The sentence above a form that cannot be sent. */
function submitSentence({ email, phoneNumber }: LeadErrors): string {
  const lacksOnlyPhone = !email && phoneNumber === MESSAGES.phoneRequiredForSms;
  return lacksOnlyPhone ? MESSAGES.submitNeedsPhone : MESSAGES.submitHasErrors;
}

/** One key for all attempts to send the same answers, also after a reload; changed answers are another lead. */
function useIdempotencyKey() {
  const last = useRef<SentKey>(undefined);
  return (lead: Lead): string => {
    const content = JSON.stringify(lead);
    const known = last.current ?? readSentKey();
    last.current = known?.content === content ? known : { content, key: randomKey() };
    saveSentKey(last.current);
    return last.current.key;
  };
}

const TOUCHES = ['focusin', 'input', 'click'] as const;

/** Prepares the bot check at the first touch of a field, and returns a function that fetches a token. */
function useBotCheck(form: RefObject<HTMLFormElement | null>, siteKey: string): () => Promise<string> {
  const check = useRef<BotCheck>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { prepare, token } = createBotCheck(siteKey);
    check.current = { prepare, token };
    // Hydration comes after the first touch, so its focus event is missed; the focused element remains.
    if (element.contains(document.activeElement)) prepare();
    for (const type of TOUCHES) element.addEventListener(type, prepare);
    return () => {
      for (const type of TOUCHES) element.removeEventListener(type, prepare);
    };
  }, [form, siteKey]);
  return async () => {
    if (!check.current) throw new Error('The form is not ready.');
    return check.current.token();
  };
}
