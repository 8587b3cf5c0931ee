/**
 * The answers a visitor has to give. Annual revenue is one of them in one page load of two, by chance. An inline script right
 * after the field decides before anything is painted, so that no label changes before the visitor's eyes; the form reads the
 * decision from the root element when it is hydrated. Without JavaScript the field is optional.
 */
import { validateLead } from '#leads/check-answers.ts';
import { EMPTY_ANSWERS, type LeadField } from '#leads/lead-fields.ts';

/** The required fields, in the order in which an empty form reports them. */
export function requiredAnswers(annualRevenueRequired: boolean): LeadField[] {
  const empty = validateLead(EMPTY_ANSWERS, { annualRevenueRequired });
  return empty.ok ? [] : (Object.keys(empty.errors) as LeadField[]);
}

/** "6 of 8 required answers", as soon as one has been given. */
export function progressText({ counted, required }: { counted: number | undefined; required: number }) {
  return counted === undefined ? null : `${counted} of ${required} required answers`;
}

/** The one source of chance. */
export function isRequiredByChance(random: () => number = Math.random): boolean {
  return random() < 0.5;
}

/**
 * True when the chance of this page made annual revenue a required field. False while the page is built, and therefore without
 * JavaScript.
 */
export function isAnnualRevenueRequired(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['annualRevenue'] === 'required';
}

/** Makes the field in the page a required one. Serialised: it must not refer to anything outside its own body. */
function requireAnnualRevenue(page: Document): void {
  const group = page.querySelector('[role=radiogroup]:has([name=annualRevenue])');
  const optional = group?.querySelector('[data-mark=optional]');
  const required = page.querySelector('[data-mark=required]');
  if (!group || !optional || !required) return;
  page.documentElement.dataset['annualRevenue'] = 'required';
  group.setAttribute('aria-required', 'true');
  for (const radio of group.querySelectorAll('input')) radio.required = true;
  optional.replaceWith(required.cloneNode(true));
}

/** The inline script, for the place right after the field. */
export function annualRevenueScript(): string {
  return [
    `const isRequired=${isRequiredByChance.toString()}`,
    `const require=${requireAnnualRevenue.toString()}`,
    'if(isRequired())require(document)',
  ].join(';');
}
