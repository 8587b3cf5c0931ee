/** How long the confirmation stays, in milliseconds. */
export const COPIED_FOR = 2000;
export const COPIED = 'Copied!';
const FAILED = 'Press Ctrl+C';

/** Makes every `[data-copy]` button of the page copy its text, the named element's text, or the page's address. */
export function enhanceCopyButtons(page: Document) {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copyFrom(button, page);
  });
}

async function copyFrom(button: HTMLElement, page: Document) {
  const status = button.querySelector('[data-copy-status]');
  if (!status) return;
  try {
    await navigator.clipboard.writeText(textOf(button, page));
    status.textContent = COPIED;
  } catch {
    // Refused by the browser's settings: say what still works.
    status.textContent = FAILED;
  }
  const shown = String(performance.now());
  button.dataset['copied'] = shown;
  setTimeout(() => {
    if (button.dataset['copied'] !== shown) return;
    delete button.dataset['copied'];
    status.textContent = '';
  }, COPIED_FOR);
}

function textOf(button: HTMLElement, page: Document): string {
  const { copy, copySource } = button.dataset;
  if (copySource) return page.getElementById(copySource)?.textContent ?? '';
  return copy || page.location.href;
}
