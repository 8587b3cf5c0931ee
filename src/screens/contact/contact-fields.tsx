import { clsx } from 'clsx';
import { site } from '#content/data/site.ts';
import type { LeadErrors } from '#leads/check-answers.ts';
import { emailConsentText, smsConsentText } from '#leads/consent.ts';
import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';
import { formWords } from '#model/facts/contact-facts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { messageId, TextArea, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { AnnualRevenueScript } from './annual-revenue-script.tsx';
import styles from './contact-fields.module.css';

interface FieldsProps {
  /** The errors to show. */
  errors: LeadErrors;
  isSubmitting: boolean;
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

export function PersonFields({ errors, isSubmitting, wantsTexts }: FieldsProps & { wantsTexts: boolean }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{formWords.groups.person}</legend>
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
}: FieldsProps & { annualRevenueRequired: boolean }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{formWords.groups.company}</legend>
      <div className={styles.fields}>
        <TextField {...textFieldProps('companyName', errors)} autoComplete="organization" />
        <TextField
          {...textFieldProps('website', errors)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={formWords.websiteExample}
        />
        <Segmented {...choiceProps('companySize', errors)} />
        <Segmented
          {...choiceProps('annualRevenue', errors)}
          hint={formWords.revenueHint}
          required={annualRevenueRequired}
          clearLabel={formWords.clearRevenue}
        />
        <AnnualRevenueScript />
      </div>
    </fieldset>
  );
}

export function WorkFields({ errors, isSubmitting, wantsTexts }: FieldsProps & { wantsTexts: boolean }) {
  return (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{formWords.groups.work}</legend>
      <div className={styles.fields}>
        <Segmented {...choiceProps('projectBudget', errors)} hint={formWords.budgetHint} />
        <TextArea
          {...fieldProps('howCanWeHelp', errors)}
          // No maxLength: it would cut off a pasted text silently.
          label={`${LEAD_FIELDS.howCanWeHelp.label}?`}
          isWide
          placeholder={formWords.helpExample}
        />
      </div>
      <div className={styles.consents}>
        <Checkbox name="emailOptIn">{emailConsentText(site.name)}</Checkbox>
        <Checkbox
          name="smsOptIn"
          aria-describedby={errors.phoneNumber ? messageId('phoneNumber') : undefined}
        >
          {smsConsentText(site.name)}
        </Checkbox>
        {wantsTexts && errors.phoneNumber ? (
          <p className={clsx('note', styles.phoneNeeded)}>
            {formWords.phoneNeeded.before} <a href="#phoneNumber">{formWords.phoneNeeded.link}</a>.
          </p>
        ) : null}
        <p className={clsx('note', styles.privacy)}>
          {formWords.privacy.before} <a href={formWords.privacy.href}>{formWords.privacy.link}</a>.
        </p>
      </div>
    </fieldset>
  );
}
