import { clsx } from 'clsx';
import type { LeadErrors } from '#leads/check-answers.ts';
import { CONSENT_VERSION, emailConsentText, smsConsentText } from '#leads/consent.ts';
import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { Checkbox, messageId, Segmented, TextArea, TextField } from '#ui/field.tsx';
import styles from './contact-form.module.css';
import { annualRevenueScript } from './required-answers.ts';

interface FieldsProps {
  /** The errors to show. */
  errors: LeadErrors;
  isSubmitting: boolean;
  words: ContactFormFacts['words'];
}

type FieldOf<Kind extends string> = {
  [Key in LeadField]: (typeof LEAD_FIELDS)[Key]['kind'] extends Kind ? Key : never;
}[LeadField];

function fieldProps(field: FieldOf<'text' | 'choice'>, errors: LeadErrors) {
  const { label, required } = LEAD_FIELDS[field];
  return { name: field, label, required, error: errors[field] };
}

function textFieldProps(field: FieldOf<'text'>, errors: LeadErrors) {
  return { ...fieldProps(field, errors), maxLength: LEAD_FIELDS[field].maxLength };
}

function choiceProps(field: FieldOf<'choice'>, errors: LeadErrors) {
  return { ...fieldProps(field, errors), options: LEAD_FIELDS[field].options };
}

export function PersonFields({
  errors,
  isSubmitting,
  wantsTexts,
  words,
}: FieldsProps & { wantsTexts: boolean }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{words.groups.person}</legend>
      <div className={styles.fields}>
        <TextField {...textFieldProps('firstName', errors)} autoComplete="given-name" />
        <TextField {...textFieldProps('lastName', errors)} autoComplete="family-name" />
        <TextField
          {...textFieldProps('email', errors)}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...textFieldProps('phoneNumber', errors)}
          required={wantsTexts}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField {...textFieldProps('role', errors)} isWide autoComplete="organization-title" />
      </div>
    </fieldset>
  );
}

export function CompanyFields({
  errors,
  isSubmitting,
  annualRevenueRequired,
  words,
}: FieldsProps & { annualRevenueRequired: boolean }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{words.groups.company}</legend>
      <div className={styles.fields}>
        <TextField {...textFieldProps('companyName', errors)} autoComplete="organization" />
        <TextField
          {...textFieldProps('website', errors)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={words.websiteExample}
        />
        <Segmented {...choiceProps('companySize', errors)} />
        <Segmented
          {...choiceProps('annualRevenue', errors)}
          hint={words.revenueHint}
          required={annualRevenueRequired}
          clearLabel={words.clearRevenue}
        />
        <AnnualRevenueScript />
      </div>
    </fieldset>
  );
}

export function WorkFields({
  errors,
  isSubmitting,
  wantsTexts,
  words,
  company,
}: FieldsProps & { wantsTexts: boolean; company: string }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{words.groups.work}</legend>
      <div className={styles.fields}>
        <Segmented {...choiceProps('projectBudget', errors)} hint={words.budgetHint} />
        <TextArea
          {...fieldProps('howCanWeHelp', errors)}
          // No maxLength: it would cut off a pasted text silently.
          label={`${LEAD_FIELDS.howCanWeHelp.label}?`}
          isWide
          placeholder={words.helpExample}
        />
      </div>
      <div className={styles.consents}>
        <Checkbox name="emailOptIn">{emailConsentText(company)}</Checkbox>
        <Checkbox
          name="smsOptIn"
          aria-describedby={errors.phoneNumber ? messageId('phoneNumber') : undefined}
        >
          {smsConsentText(company)}
        </Checkbox>
        {wantsTexts && errors.phoneNumber ? (
          <p className={clsx('note', styles.phoneNeeded)}>
            {words.phoneNeeded.before} <a href="#phoneNumber">{words.phoneNeeded.link}</a>.
          </p>
        ) : null}
        <p className={clsx('note', styles.privacy)}>
          {words.privacy.before} <a href={words.privacy.href}>{words.privacy.link}</a>.
        </p>
      </div>
    </fieldset>
  );
}

/** Belongs right after the field. The browser runs it while it parses the page; React leaves it alone. */
function AnnualRevenueScript() {
  const script = import.meta.env.SSR ? annualRevenueScript() : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, serialised at build time and allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />;
}

/**
 * Fields for our own server in a form that a browser posts without JavaScript: the page, which wording of the consents
 * it shows, and a field that people never see and machines fill in. Not hidden by `display: none`, which machines know.
 */
export function HelperFields() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name={SUBMISSION_FIELDS.page} value="/contact" />
      <input type="hidden" name={SUBMISSION_FIELDS.consent} value={CONSENT_VERSION} />
      <label>
        Leave this empty
        <input type="text" name={SUBMISSION_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
