/**
 * Whether annual revenue is required is decided by chance when the page loads: one time in two. An inline script right
 * after the field decides, before anything is painted, so that no label changes under the visitor's eyes; the form
 * reads the decision from the root element when it wakes. Without JavaScript the field is optional.
 */
import { progressText, requiredAnswers } from './required-answers.ts';

/** The one source of chance. */
export function drawAnnualRevenueRequired(random: () => number = Math.random): boolean {
  return random() < 0.5;
}

/** Writes the decision into the page. Serialised: it must not refer to anything outside its own body. */
export function markAnnualRevenue(page: Document, isRequired: boolean, progress: string): void {
  const group = page.querySelector('[role=radiogroup]:has([name=annualRevenue])');
  const mark = group?.querySelector('[data-mark]');
  if (!isRequired || !group || !mark) return;
  page.documentElement.dataset['annualRevenue'] = 'required';
  group.setAttribute('aria-required', 'true');
  for (const radio of group.querySelectorAll('input')) radio.required = true;
  mark.setAttribute('data-mark', 'required');
  mark.setAttribute('aria-hidden', 'true');
  // The star by its code, so that the text of the group, which holds this script's neighbour, has one only when it shows.
  mark.textContent = String.fromCharCode(42);
  const count = page.querySelector('[data-progress]');
  if (count) count.textContent = progress;
}

/** The inline script, for the place right after the field. */
export function revenueDrawScript(): string {
  const progress = JSON.stringify(progressText(0, requiredAnswers(true).length));
  return [
    `const draw=${drawAnnualRevenueRequired.toString()};`,
    `const mark=${markAnnualRevenue.toString()};`,
    `mark(document,draw(),${progress})`,
  ].join('');
}

/** What was decided for this page. False while the page is built, which is also what holds without JavaScript. */
export function isAnnualRevenueRequired(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['annualRevenue'] === 'required';
}
