import { Fragment, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { LeadErrors } from '#leads/check-answers.ts';
import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';
import { dayInWords } from '#model/calendar-day.ts';
import { answerTimes, reader } from '#model/facts/arrival-facts.ts';
import { arrivalWords, formWords } from '#model/facts/contact-facts.ts';
import { filledText } from '#model/facts/filled.ts';
import { Alert } from '#ui/alert.tsx';
import styles from './contact-notice.module.css';
import { focusField, inPageOrder } from './form-values.ts';
import { nextSteps } from './next-steps.ts';
import type { Notice, Sent } from './use-sending.ts';

interface ContactNoticeProps {
  notice: Notice | undefined;
  errors: LeadErrors;
  form: RefObject<HTMLFormElement | null>;
}

/** Says how the last attempt to send ended. Takes the focus when it appears. */
export function ContactNotice({ notice, errors, form }: ContactNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = notice?.kind === 'sent';
  useEffect(() => {
    // Jumps instead of gliding: a glide would pass over a form that is gone, and arrive after the cloth has been cut.
    if (isSent) scrollTo({ top: 0, behavior: 'instant' });
    box.current?.focus();
  }, [isSent]);
  if (!notice) return null;
  const isMended = notice.kind === 'errors' && Object.keys(errors).length === 0;
  return (
    <Alert
      className={styles.notice}
      ref={box}
      tone={notice.kind === 'sent' || isMended ? 'good' : 'error'}
      sentence={isMended ? formWords.mended : notice.sentence}
    >
      {notice.kind === 'errors' && !isMended ? <ErrorSummary errors={errors} form={form} /> : null}
      {notice.sent ? <p>{promise(notice.sent)}</p> : null}
      {notice.kind === 'failed' ? (
        <p>
          {formWords.kept}{' '}
          <button type="button" className={styles.retry} onClick={() => form.current?.requestSubmit()}>
            {formWords.retry}
          </button>
        </p>
      ) : null}
    </Alert>
  );
}

/** Says who reads the request, and by when a person replies. */
function promise({ received }: Sent): string {
  return filledText(arrivalWords.reader, {
    reader: reader.name,
    day: dayInWords(nextSteps(received).reply),
    hour: String(answerTimes.workingHours[1]),
  });
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
