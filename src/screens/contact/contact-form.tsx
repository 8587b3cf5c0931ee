import { clsx } from 'clsx';
import {
  Fragment,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { type LeadErrors, MESSAGES } from '#leads/check-answers.ts';
import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';
import { dayInWords } from '#model/calendar-day.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { filled } from '#model/filled.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import { Arrival } from './arrival.tsx';
import { ContactFields, HelperFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { focusField } from './form-answers.ts';
import { replyDates } from './reply-dates.ts';
import { useAnswers } from './use-answers.ts';
import { type Outcome, useSending } from './use-sending.ts';

interface ContactFormProps {
  facts: ContactFormFacts;
  endpoint: string;
  siteKey: string;
}

/** As plain HTML the form posts to the same address. */
export function ContactForm({ facts, endpoint, siteKey }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answers = useAnswers(form, facts.currency);
  const { state, submit, startAnother, touch } = useSending({ form, answers, endpoint, siteKey });
  const { errors, required, counted } = answers;
  const { words } = facts;
  const isSubmitting = state.kind === 'sending';
  const outcome = 'sentence' in state ? state : undefined;
  const isSent = outcome?.kind === 'sent';
  useLayoutEffect(() => {
    const heading = document.getElementById('contact-heading');
    if (!isSent || !heading) return;
    // A second heading in the page would be read by programs together with the first.
    const before = [...heading.childNodes];
    heading.textContent = facts.received;
    return () => heading.replaceChildren(...before);
  }, [isSent, facts.received]);
  const begin = () => {
    flushSync(startAnother);
    focusField(form.current, 'howCanWeHelp');
  };
  const progress = counted === undefined ? null : `${counted} of ${required} required answers`;
  return (
    <form
      ref={form}
      className={styles.form}
      action={endpoint}
      method="post"
      aria-labelledby="contact-heading"
      aria-busy={isSubmitting || undefined}
      onSubmit={submit}
      onFocus={touch}
      {...answers.handlers}
      // `client:intent` has set `noValidate` in the page.
      suppressHydrationWarning
    >
      {outcome && (
        <ContactNotice
          key={outcome.attempt}
          outcome={outcome}
          errors={errors}
          form={form}
          facts={facts}
        />
      )}
      {isSent && (
        <Arrival {...outcome} facts={facts} bands={required}>
          <Button variant="line" onClick={begin}>
            {words.another}
          </Button>
        </Arrival>
      )}
      {/* Folded away and empty, and there for another request. */}
      <div hidden={isSent}>
        <p className={clsx('caption', styles.required)}>{words.required}</p>
        <ContactFields facts={facts} answers={answers} isSubmitting={isSubmitting} />
        {endpoint.startsWith('/') && <HelperFields />}
        <div className={clsx('flow', styles.send)}>
          <Button type="submit" aria-disabled={isSubmitting || undefined}>
            <span>{isSubmitting ? MESSAGES.submitting : 'Submit '}</span>
            {isSubmitting ? <span className={styles.sending} aria-hidden /> : <ShuttleArrow />}
          </Button>
          <p className="caption num" role="status">
            {isSubmitting ? words.sending : progress}
          </p>
        </div>
      </div>
    </form>
  );
}

interface ContactNoticeProps {
  outcome: Outcome;
  errors: LeadErrors;
  form: RefObject<HTMLFormElement | null>;
  facts: ContactFormFacts;
}

export function ContactNotice({ outcome, errors, form, facts }: ContactNoticeProps) {
  const { words, arrival, reader, times } = facts;
  const box = useRef<HTMLDivElement>(null);
  const isSent = outcome.kind === 'sent';
  useEffect(() => {
    // A glide would pass over a form that is gone, and arrive after the cloth has been laid.
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
    box.current?.focus();
  }, [isSent]);
  const isMended = outcome.kind === 'errors' && Object.keys(errors).length === 0;
  return (
    <Alert
      className={styles.notice}
      ref={box}
      tone={isSent || isMended ? 'good' : 'error'}
      sentence={isMended ? words.mended : outcome.sentence}
    >
      {outcome.kind === 'errors' && !isMended && <ErrorSummary errors={errors} form={form} />}
      {isSent && (
        <p>
          {filled(arrival.reader, {
            reader: reader.name,
            day: dayInWords(replyDates(outcome.received, times).reply),
            hour: times.lastHour,
          })}
        </p>
      )}
      {outcome.kind === 'failed' && (
        <p>
          {words.kept}{' '}
          <button
            type="button"
            className={styles.retry}
            onClick={() => form.current?.requestSubmit()}
          >
            {words.retry}
          </button>
        </p>
      )}
    </Alert>
  );
}

/** "Email, phone number and role need another look.": links in the order of the page. */
function ErrorSummary({ errors, form }: Pick<ContactNoticeProps, 'errors' | 'form'>) {
  const controls = [...(form.current?.elements ?? [])].map((control) =>
    control.getAttribute('name'),
  );
  const fields = (Object.keys(errors) as LeadField[]).sort(
    (a, b) => controls.indexOf(a) - controls.indexOf(b),
  );
  const goTo = (event: MouseEvent, field: LeadField) => {
    event.preventDefault();
    focusField(form.current, field);
  };
  return (
    // Another list is another paragraph: words between the links may be a translator's by now.
    <p key={fields.join()}>
      {fields.map((field, index) => {
        const name = LEAD_FIELDS[field].label;
        return (
          <Fragment key={field}>
            {index > 0 && (index === fields.length - 1 ? ' and ' : ', ')}
            <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)}
            </a>
          </Fragment>
        );
      })}{' '}
      {fields.length === 1 ? 'needs' : 'need'} another look.
    </p>
  );
}
