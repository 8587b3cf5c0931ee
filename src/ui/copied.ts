/** How every control that copies says what became of it. */

/** How long the confirmation stays, in milliseconds. */
export const COPIED_FOR = 2000;
export const COPIED = 'Copied!';
export const NOT_COPIED = 'Not copied';

/** Runs `copy` and says in the control whether it worked; a second press starts the time anew. */
export async function copyAndSay(control: HTMLElement, copy: () => Promise<void>) {
  const status = control.querySelector('[data-copy-status]') ?? statusAfter(control);
  try {
    await copy();
    status.textContent = COPIED;
  } catch {
    status.textContent = NOT_COPIED;
  }
  const shown = String(performance.now());
  control.dataset['copied'] = shown;
  setTimeout(() => {
    if (control.dataset['copied'] !== shown) return;
    delete control.dataset['copied'];
    status.textContent = '';
  }, COPIED_FOR);
}

/** A link has no room for words of its own until it is used. */
function statusAfter(control: HTMLElement): Element {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  control.after(status);
  control.addEventListener('blur', () => status.remove(), { once: true });
  return status;
}
