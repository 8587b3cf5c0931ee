import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CONSENT_VERSION, emailConsentText, smsConsentText } from '#leads/consent.ts';
import { bandsOf, LEAD_FIELDS, type LeadField, mostOf } from '#leads/lead-fields.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import type { ContactFormFacts } from '#model/facts/contact.ts';
import { Checkbox, messageId, Segmented, TextField } from '#ui/field.tsx';
import { channelLabel } from '#weave/channels.ts';
import { channelsOf } from './arrival.tsx';
import styles from './contact-form.module.css';
import type { useAnswers } from './use-answers.ts';

interface ContactFieldsProps {
  facts: ContactFormFacts;
  answers: ReturnType<typeof useAnswers>;
  isSubmitting: boolean;
}

type FieldOf<Kind extends string> = {
  [Key in LeadField]: (typeof LEAD_FIELDS)[Key]['kind'] extends Kind ? Key : never;
}[LeadField];

export function ContactFields({ facts, answers, isSubmitting }: ContactFieldsProps) {
  const { errors, isTold, annualRevenueRequired, wantsTexts, request, budget } = answers;
  const { words, company, channelWords, lowestFee } = facts;
  const { text: kindWord, more } = words.smallBudget;
  const read = channelsOf(request, channelWords);
  const common = (field: FieldOf<'text' | 'choice'>) => {
    const { label, required } = LEAD_FIELDS[field];
    return { name: field, label, required, isTold, error: errors[field] };
  };
  const text = (field: FieldOf<'text'>) => ({
    ...common(field),
    maxLength: LEAD_FIELDS[field].maxLength,
  });
  const choice = (field: FieldOf<'choice'>) => ({
    ...common(field),
    options: bandsOf(LEAD_FIELDS[field], facts.zeros),
  });
  const group = (name: keyof typeof words.groups, fields: ReactNode, after?: ReactNode) => (
    <fieldset className={styles.group} disabled={isSubmitting}>
      <legend>{words.groups[name]}</legend>
      <div className={styles.fields}>{fields}</div>
      {after}
    </fieldset>
  );
  return (
    <>
      {group(
        'work',
        <>
          <TextField
            isMultiline
            {...common('howCanWeHelp')}
            // No maxLength: it would cut off a pasted text silently.
            label={`${LEAD_FIELDS.howCanWeHelp.label}?`}
            isWide
            placeholder={words.helpExample}
          />
          <p className={clsx('small', styles.read)} role="status">
            {read.length > 0 && (
              <span key={read.join()}>
                {words.read}{' '}
                {read.map((channel, index) => (
                  <span key={channel} data-channel={channel}>
                    <b>{channelLabel(channel)}</b>
                    {index < read.length - 1 && ', '}
                  </span>
                ))}
              </span>
            )}
          </p>
          <Segmented {...choice('projectBudget')} hint={words.budgetHint} />
          <p className={clsx('small', styles.read)} role="status">
            {mostOf(budget) < lowestFee && (
              <>
                {kindWord} {more && <a href={more.href}>{more.label}</a>}
              </>
            )}
          </p>
        </>,
      )}
      {group(
        'company',
        <>
          <TextField {...text('companyName')} autoComplete="organization" />
          <TextField
            {...text('website')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={words.websiteExample}
          />
          <Segmented {...choice('companySize')} />
          <Segmented
            {...choice('annualRevenue')}
            hint={words.revenueHint}
            required={annualRevenueRequired}
            clearLabel={words.clearRevenue}
          />
        </>,
      )}
      {group(
        'person',
        <>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
          <TextField
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...text('phoneNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required={wantsTexts}
          />
          <TextField {...text('role')} isWide autoComplete="organization-title" />
        </>,
        <div className={styles.consents}>
          <Checkbox name="emailOptIn">{emailConsentText(company)}</Checkbox>
          <Checkbox
            name="smsOptIn"
            aria-describedby={errors.phoneNumber ? messageId('phoneNumber') : undefined}
          >
            {smsConsentText(company)}
          </Checkbox>
          {wantsTexts && errors.phoneNumber && (
            <p className={clsx('note', styles.phoneNeeded)}>
              {words.phoneNeeded.before} <a href="#phoneNumber">{words.phoneNeeded.link}</a>.
            </p>
          )}
          <p className="note">
            {words.privacy.before} <a href={words.privacy.href}>{words.privacy.link}</a>.
          </p>
        </div>,
      )}
    </>
  );
}

/**
 * Annual revenue is required in one page load of two, by chance. A script right after the form
 * decides before anything is painted, so that no label changes before the visitor's eyes.
 */
export const annualRevenueScript = () =>
  `if(Math.random()<0.5)(${requireAnnualRevenue.toString()})(document)`;

/** It is serialized, and must not refer to anything outside its own body. */
function requireAnnualRevenue(page: Document) {
  const group = page.querySelector('[role=radiogroup]:has([name=annualRevenue])');
  const optional = group?.querySelector('[data-mark=optional]');
  const required = page.querySelector('[data-mark=required]');
  if (!group || !optional || !required) return;
  page.documentElement.dataset['annualRevenue'] = 'required';
  group.setAttribute('aria-required', 'true');
  for (const radio of group.querySelectorAll('input')) radio.required = true;
  optional.replaceWith(required.cloneNode(true));
}

/**
 * For forms without JavaScript. Machines fill in the last: they would know `display: none`.
 */
export const HelperFields = () => (
  <div className="visually-hidden" aria-hidden>
    <input type="hidden" name={SUBMISSION_FIELDS.page} value="/contact" />
    <input type="hidden" name={SUBMISSION_FIELDS.consent} value={CONSENT_VERSION} />
    <label>
      Leave this empty
      <input type="text" name={SUBMISSION_FIELDS.trap} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
