import { contact } from '#content/data/contact.ts';
import { BRAND, emailConsentText, smsConsentText } from '#leads/consent.ts';
import { FIELD_NAMES, type LeadField, MAX_LENGTHS } from '#leads/lead-fields.ts';
import type { LeadErrors } from '#leads/lead-schema.ts';
import { ANNUAL_REVENUES, COMPANY_SIZES, PROJECT_BUDGETS } from '#leads/options.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { messageId, TextArea, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { RevenueDraw } from './annual-revenue-script.tsx';

interface FieldsProps {
  /** The errors to show. */
  errors: LeadErrors;
  isSubmitting: boolean;
}

/** What every field of a lead has: its key as name, its label, its error. */
function of<F extends LeadField>(field: F, errors: LeadErrors) {
  return { name: field, label: FIELD_NAMES[field], error: errors[field] };
}

/** The same for a line of text, which has a greatest length. */
function line(field: LeadField & keyof typeof MAX_LENGTHS, errors: LeadErrors) {
  return { ...of(field, errors), maxLength: MAX_LENGTHS[field] };
}

export function PersonFields({ errors, isSubmitting, wantsTexts }: FieldsProps & { wantsTexts: boolean }) {
  return (
    <fieldset disabled={isSubmitting}>
      <legend>{contact.form.groups.person}</legend>
      <div className="contact-fields">
        <TextField {...line('firstName', errors)} required autoComplete="given-name" />
        <TextField {...line('lastName', errors)} required autoComplete="family-name" />
        <TextField
          {...line('email', errors)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...line('phoneNumber', errors)}
          required={wantsTexts}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField {...line('role', errors)} required isWide autoComplete="organization-title" />
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
    <fieldset disabled={isSubmitting}>
      <legend>{contact.form.groups.company}</legend>
      <div className="contact-fields">
        <TextField {...line('companyName', errors)} required autoComplete="organization" />
        <TextField
          {...line('website', errors)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={contact.form.websiteExample}
        />
        <Segmented {...of('companySize', errors)} required options={COMPANY_SIZES} />
        <Segmented
          {...of('annualRevenue', errors)}
          required={annualRevenueRequired}
          options={ANNUAL_REVENUES}
        />
        <RevenueDraw />
      </div>
    </fieldset>
  );
}

export function WorkFields({ errors, isSubmitting }: FieldsProps) {
  return (
    <fieldset disabled={isSubmitting}>
      <legend>{contact.form.groups.work}</legend>
      <div className="contact-fields">
        <Segmented {...of('projectBudget', errors)} required options={PROJECT_BUDGETS} />
        <TextArea
          {...of('howCanWeHelp', errors)}
          // No maxLength: it would cut a pasted text without a word.
          label={`${FIELD_NAMES.howCanWeHelp}?`}
          required
          isWide
          placeholder={contact.form.helpExample}
        />
      </div>
      <div className="contact-consents">
        <Checkbox name="emailOptIn">{emailConsentText(BRAND)}</Checkbox>
        <Checkbox
          name="smsOptIn"
          aria-describedby={errors.phoneNumber ? messageId('phoneNumber') : undefined}
        >
          {smsConsentText(BRAND)}
        </Checkbox>
        <p className="note">
          {contact.form.privacy.before} <a href={contact.form.privacy.href}>{contact.form.privacy.link}</a>.
        </p>
      </div>
    </fieldset>
  );
}
