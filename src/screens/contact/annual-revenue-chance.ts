/**
 * Annual revenue is required in one page load of two, by chance. An inline script right after the field decides before
 * anything is painted, so that no label changes before the visitor's eyes; the form reads the decision from the root
 * element when it is hydrated. Without JavaScript the field is optional.
 */
import { progressText, requiredAnswers } from './required-answers.ts';

/** The one source of chance. */
export function isRequiredByChance(random: () => number = Math.random): boolean {
  return random() < 0.5;
}

/** Makes the field in the page a required one. Serialised: it must not refer to anything outside its own body. */
function requireAnnualRevenue(page: Document, progress: string): void {
  const group = page.querySelector('[role=radiogroup]:has([name=annualRevenue])');
  const optional = group?.querySelector('[data-mark=optional]');
  const required = page.querySelector('[data-mark=required]');
  if (!group || !optional || !required) return;
  page.documentElement.dataset['annualRevenue'] = 'required';
  group.setAttribute('aria-required', 'true');
  for (const radio of group.querySelectorAll('input')) radio.required = true;
  optional.replaceWith(required.cloneNode(true));
  const count = page.querySelector('[data-progress]');
  if (count) count.textContent = progress;
}

/** The inline script, for the place right after the field. */
export function annualRevenueScript(): string {
  const progress = JSON.stringify(progressText(0, requiredAnswers(true).length));
  return [
    `const isRequired=${isRequiredByChance.toString()}`,
    `const require=${requireAnnualRevenue.toString()}`,
    `if(isRequired())require(document,${progress})`,
  ].join(';');
}

/**
 * True when the chance of this page made annual revenue a required field. False while the page is built, and therefore without
 * JavaScript.
 */
export function isAnnualRevenueRequired(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['annualRevenue'] === 'required';
}
