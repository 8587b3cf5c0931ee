import { LEAD_FIELDS, type LeadField } from '#leads/lead-fields.ts';

/** What stands in the form: texts, and whether a box is ticked. */
export type FormValues = Record<LeadField, string | boolean>;

const CHECKBOXES: ReadonlySet<LeadField> = new Set(['emailOptIn', 'smsOptIn']);

/** The fields as the page shows them, from the top; the payload's order differs. */
const ON_PAGE: readonly LeadField[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'role',
  'companyName',
  'website',
  'companySize',
  'annualRevenue',
  'projectBudget',
  'howCanWeHelp',
];

export const EMPTY_VALUES = formValues((field) => (CHECKBOXES.has(field) ? false : ''));

export function isLeadField(name: string): name is LeadField {
  return (LEAD_FIELDS as readonly string[]).includes(name);
}

/** Names from a set of fields, in the order of the page. */
export function inPageOrder(fields: readonly LeadField[]): LeadField[] {
  return ON_PAGE.filter((field) => fields.includes(field));
}

/** Reads the controls themselves: `FormData` would leave out those that are disabled while a form is being sent. */
export function readForm(form: HTMLFormElement): FormValues {
  return formValues((field) => {
    const control = form.elements.namedItem(field);
    if (isCheckbox(control)) return control.checked;
    return control && 'value' in control ? String(control.value) : '';
  });
}

/** Puts answers back into fields that are still empty: what the visitor has typed since wins. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const current = readForm(form);
  for (const field of LEAD_FIELDS) {
    if (current[field]) continue;
    const control = form.elements.namedItem(field);
    if (isCheckbox(control)) control.checked = values[field] === true;
    else if (control && 'value' in control) control.value = String(values[field]);
  }
}

/** What stands in a field of the form that is no part of a lead. */
export function readText(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** Moves to a field; of a group of choices, to the one that is chosen or the first. */
export function focusField(form: HTMLFormElement, field: LeadField): void {
  const control = form.elements.namedItem(field);
  const target =
    control instanceof RadioNodeList
      ? ([...control].find((radio) => (radio as HTMLInputElement).checked) ?? control[0])
      : control;
  if (target instanceof HTMLElement) target.focus();
}

function isCheckbox(control: Element | RadioNodeList | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

function formValues(answerOf: (field: LeadField) => string | boolean): FormValues {
  return Object.fromEntries(LEAD_FIELDS.map((field) => [field, answerOf(field)])) as FormValues;
}
