import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { MESSAGES } from '#leads/messages.ts';
import { formWords } from '#model/facts/contact-facts.ts';
import { Button } from '#ui/button.tsx';
import { formTool } from '#ui/form-tool.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { Arrival } from './arrival.tsx';
import { CompanyFields, PersonFields, WorkFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { ContactNotice } from './contact-notice.tsx';
import { ContactProgress } from './contact-progress.tsx';
import { contactTool } from './contact-tool.ts';
import { focusField } from './form-values.ts';
import { HelperFields } from './helper-fields.tsx';
import { useAnswers } from './use-answers.ts';
import { useSending } from './use-sending.ts';

interface ContactFormProps {
  endpoint: string;
  siteKey: string;
}

/** The form, an island: it validates, remembers and sends. As plain HTML it posts to the same address. */
export function ContactForm({ endpoint, siteKey }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answers = useAnswers(form);
  const { notice, isSubmitting, submit, startAnother } = useSending({ form, answers, endpoint, siteKey });
  const { shownErrors: errors, annualRevenueRequired, wantsTexts } = answers;
  const sent = notice?.sent;
  const begin = useBeginning(form, Boolean(sent), startAnother);
  return (
    <div className={styles.layout}>
      <ContactProgress
        isDone={answers.isDone}
        style={answers.style}
        counted={answers.counted}
        isSent={Boolean(sent)}
      />
      <form
        ref={form}
        className={styles.form}
        action={endpoint}
        method="post"
        aria-labelledby="contact-heading"
        {...formTool(contactTool)}
        aria-busy={isSubmitting || undefined}
        onSubmit={submit}
        {...answers.handlers}
        // `client:intent` has set `noValidate` in the page.
        suppressHydrationWarning
      >
        <ContactNotice key={notice?.attempt} notice={notice} errors={errors} form={form} />
        {sent ? (
          <div className={styles.arrived} data-arrived="">
            <Arrival {...sent} answers={answers.isDone.length} />
            <Button variant="line" onClick={begin}>
              {formWords.another}
            </Button>
          </div>
        ) : null}
        {/* Folded away and empty, and there for another request. */}
        <div hidden={Boolean(sent)}>
          <p className={clsx('caption', styles.required)}>{formWords.required}</p>
          <PersonFields {...{ errors, isSubmitting, wantsTexts }} />
          <CompanyFields {...{ errors, isSubmitting, annualRevenueRequired }} />
          <WorkFields {...{ errors, isSubmitting, wantsTexts }} />
          {endpoint.startsWith('/') ? <HelperFields /> : null}
          <SendButton isSubmitting={isSubmitting} />
        </div>
      </form>
    </div>
  );
}

/** Begins another request; the first field takes the focus of the button that goes. */
function useBeginning(form: RefObject<HTMLFormElement | null>, isSent: boolean, startAnother: () => void) {
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
    <div className={styles.send}>
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
      <p className="caption" role="status">
        {isSubmitting ? formWords.sending : null}
      </p>
    </div>
  );
}
