import { copyAndSay, fetchText, writeLater } from './copied.ts';

/**
 * Copies the text of the file that the control names, its own text, the text of the element it names, a link's address,
 * or the page's address; and confirms it.
 */
export function copyText(control: HTMLElement): Promise<void> {
  const { copyFile } = control.dataset;
  return copyAndSay(control, () =>
    copyFile ? writeLater(fetchText(copyFile)) : navigator.clipboard.writeText(textFor(control)),
  );
}

function textFor(control: HTMLElement): string {
  const { copy, copySource } = control.dataset;
  if (control instanceof HTMLAnchorElement) return control.href;
  if (copySource) return document.getElementById(copySource)?.textContent ?? '';
  return copy || location.href;
}
