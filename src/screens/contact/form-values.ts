import { type Answers, answersFrom, LEAD_KEYS, type LeadField } from '#leads/lead-fields.ts';

/** Fields of a set in the order of the page, which is the order of the form's own controls. */
export function inPageOrder(form: HTMLFormElement, fields: readonly LeadField[]): LeadField[] {
  const controls = [...form.elements].map((control) => control.getAttribute('name'));
  return fields.toSorted((a, b) => controls.indexOf(a) - controls.indexOf(b));
}

/** Reads the controls themselves: `FormData` would leave out those that are disabled while a form is being sent. */
export function readForm(form: HTMLFormElement): Answers {
  return answersFrom((field) => {
    const control = form.elements.namedItem(field);
    if (isCheckboxControl(control)) return control.checked;
    return control && 'value' in control ? String(control.value) : '';
  });
}

/** Puts answers back into fields that are still empty: what the visitor has typed since wins. */
export function fillForm(form: HTMLFormElement, values: Answers): void {
  const current = readForm(form);
  for (const field of LEAD_KEYS) {
    if (current[field]) continue;
    const control = form.elements.namedItem(field);
    if (isCheckboxControl(control)) control.checked = values[field] === true;
    else if (control && 'value' in control) control.value = String(values[field]);
  }
}

/** The value of one field, also of one that is no part of a lead. */
export function readText(form: HTMLFormElement, name: string): string {
  return textControl(form, name)?.value ?? '';
}

/** Puts words into a field, whatever it holds. */
export function writeText(form: HTMLFormElement, name: string, words: string): void {
  const control = textControl(form, name);
  if (control && control.value !== words) control.value = words;
}

function textControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : undefined;
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

function isCheckboxControl(control: Element | RadioNodeList | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
