import { copyAndSay, fetchText, writeLater } from './copied.ts';
import { markdownSection } from './markdown-section.ts';

/**
 * Copies the text of the file that the control names, the section it names as Markdown, its own text, the text of the element
 * it names, a link's address, or the page's address; and confirms it.
 */
export function copyText(control: HTMLElement): Promise<void> {
  const { copyFile, copySection } = control.dataset;
  return copyAndSay(control, () => {
    if (copyFile) return writeLater(fetchText(copyFile));
    if (copySection) return writeLater(markdownSection(copySection));
    return navigator.clipboard.writeText(textFor(control));
  });
}

function textFor(control: HTMLElement): string {
  const { copy, copySource } = control.dataset;
  if (control instanceof HTMLAnchorElement) return control.href;
  if (copySource) return document.getElementById(copySource)?.textContent ?? '';
  return copy || location.href;
}
