import { copyAndSay } from './copied.ts';

/** Copies the control's text, the text of the element it names, where a link leads, or the page's address; and says so. */
export function copyText(control: HTMLElement): Promise<void> {
  return copyAndSay(control, () => navigator.clipboard.writeText(textFor(control)));
}

function textFor(control: HTMLElement): string {
  const { copy, copySource } = control.dataset;
  if (control instanceof HTMLAnchorElement) return control.href;
  if (copySource) return document.getElementById(copySource)?.textContent ?? '';
  return copy || location.href;
}
