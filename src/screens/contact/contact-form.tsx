import { clsx } from 'clsx';
import { Fragment, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { LeadErrors } from '#leads/check-answers.ts';
import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';
import { MESSAGES } from '#leads/messages.ts';
import { dayInWords } from '#model/calendar-day.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { filledText } from '#model/filled.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { Arrival } from './arrival.tsx';
import { CompanyFields, HelperFields, PersonFields, WorkFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { focusField, inPageOrder } from './form-values.ts';
import { replyDates } from './reply-dates.ts';
import { progressText } from './required-answers.ts';
import { useAnswers } from './use-answers.ts';
import { type Notice, useSending } from './use-sending.ts';

interface ContactFormProps {
  facts: ContactFormFacts;
  endpoint: string;
  siteKey: string;
}

type FormRef = RefObject<HTMLFormElement | null>;

/** The form, an island: it validates, remembers and sends. As plain HTML it posts to the same address. */
export function ContactForm({ facts, endpoint, siteKey }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answers = useAnswers(form);
  const { notice, isSubmitting, submit, startAnother } = useSending({ form, answers, endpoint, siteKey });
  const { shownErrors: errors, annualRevenueRequired, wantsTexts } = answers;
  const sent = notice?.sent;
  const begin = useBeginning(form, Boolean(sent), startAnother);
  const { words, company } = facts;
  return (
    <form
      ref={form}
      className={styles.form}
      action={endpoint}
      method="post"
      aria-labelledby="contact-heading"
      aria-busy={isSubmitting || undefined}
      onSubmit={submit}
      {...answers.handlers}
      // `client:intent` has set `noValidate` in the page.
      suppressHydrationWarning
    >
      <ContactNotice key={notice?.attempt} {...{ notice, errors, form, facts }} />
      {sent ? (
        <div className={styles.arrived} data-arrived="">
          <Arrival {...sent} facts={facts} bands={answers.required} />
          <Button variant="line" onClick={begin}>
            {words.another}
          </Button>
        </div>
      ) : null}
      {/* Folded away and empty, and there for another request. */}
      <div hidden={Boolean(sent)}>
        <p className={clsx('caption', styles.required)}>{words.required}</p>
        <PersonFields {...{ errors, isSubmitting, wantsTexts, words }} />
        <CompanyFields {...{ errors, isSubmitting, annualRevenueRequired, words }} />
        <WorkFields {...{ errors, isSubmitting, wantsTexts, words, company }} />
        {endpoint.startsWith('/') ? <HelperFields /> : null}
        <div className={styles.send}>
          <SendButton isSubmitting={isSubmitting} />
          <p className="caption num" role="status">
            {isSubmitting ? words.sending : progressText(answers)}
          </p>
        </div>
      </div>
    </form>
  );
}

/** Begins another request; the first field takes the focus of the button that goes. */
function useBeginning(form: FormRef, isSent: boolean, startAnother: () => void) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isSent && isBegun.current && form.current) focusField(form.current, 'firstName');
    isBegun.current = false;
  }, [isSent, form]);
  return () => {
    isBegun.current = true;
    startAnother();
  };
}

function SendButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <Button type="submit" aria-disabled={isSubmitting || undefined}>
      {isSubmitting ? (
        <>
          {MESSAGES.submitting}
          <span className={styles.sending} aria-hidden="true" />
        </>
      ) : (
        <>
          Submit <ShuttleArrow />
        </>
      )}
    </Button>
  );
}

interface ContactNoticeProps {
  notice: Notice | undefined;
  errors: LeadErrors;
  form: FormRef;
  facts: ContactFormFacts;
}

/** Says how the last attempt to send ended. Takes the focus when it appears. */
function ContactNotice({
  notice,
  errors,
  form,
  facts: { words, arrival, reader, times },
}: ContactNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = notice?.kind === 'sent';
  useEffect(() => {
    // Jumps instead of gliding: a glide would pass over a form that is gone, and arrive after the cloth has been laid.
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
    box.current?.focus();
  }, [isSent]);
  if (!notice) return null;
  const isMended = notice.kind === 'errors' && Object.keys(errors).length === 0;
  return (
    <Alert
      className={styles.notice}
      ref={box}
      tone={isSent || isMended ? 'good' : 'error'}
      sentence={isMended ? words.mended : notice.sentence}
    >
      {notice.kind === 'errors' && !isMended ? <ErrorSummary errors={errors} form={form} /> : null}
      {notice.sent ? (
        <p>
          {filledText(arrival.reader, {
            reader: reader.name,
            day: dayInWords(replyDates(notice.sent.received, times).reply),
            hour: String(times.workingHours[1]),
          })}
        </p>
      ) : null}
      {notice.kind === 'failed' ? (
        <p>
          {words.kept}{' '}
          <button type="button" className={styles.retry} onClick={() => form.current?.requestSubmit()}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </Alert>
  );
}

/** "Email, phone number and role need another look.", each a link to its field. */
function ErrorSummary({ errors, form }: Pick<ContactNoticeProps, 'errors' | 'form'>) {
  const wrong = Object.keys(errors) as LeadField[];
  const fields = form.current ? inPageOrder(form.current, wrong) : wrong;
  const goTo = (event: MouseEvent, field: LeadField) => {
    event.preventDefault();
    if (form.current) focusField(form.current, field);
  };
  return (
    <p>
      {fields.map((field, index) => (
        <Fragment key={field}>
          {separator(index, fields.length)}
          <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
            {nameInSentence(field, index)}
          </a>
        </Fragment>
      ))}{' '}
      {fields.length === 1 ? 'needs' : 'need'} another look.
    </p>
  );
}

function separator(index: number, length: number): string {
  if (index === 0) return '';
  return index === length - 1 ? ' and ' : ', ';
}

function nameInSentence(field: LeadField, index: number): string {
  const name = LEAD_FIELDS[field].label;
  return index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
