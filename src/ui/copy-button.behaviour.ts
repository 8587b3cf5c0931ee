import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    'copy-button': HTMLButtonElement;
  }
}

/** How long the confirmation stays, in milliseconds. */
export const COPIED_FOR = 2000;
export const COPIED = 'Copied!';
const FAILED = 'Press Ctrl+C';

/** Copies the button's text, the text of the element it names, or the page's address, and says so. */
export const start: Behaviour<'copy-button'> = (button, signal) => {
  button.addEventListener('click', () => void copyFrom(button), { signal });
};

async function copyFrom(button: HTMLElement) {
  const status = button.querySelector('[data-copy-status]');
  if (!status) return;
  try {
    await navigator.clipboard.writeText(textFor(button));
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

function textFor(button: HTMLElement): string {
  const { copy, copySource } = button.dataset;
  if (copySource) return document.getElementById(copySource)?.textContent ?? '';
  return copy || location.href;
}
