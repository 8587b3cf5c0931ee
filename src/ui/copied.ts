/** Feedback of every control that copies. */

/** Milliseconds the confirmation stays. */
const COPIED_FOR = 2000;
const COPIED = 'Copied!';
const NOT_COPIED = 'Not copied';

/** Runs `copy`, shows and announces in the control whether it worked; a second press restarts the time. */
export async function copyAndSay(control: HTMLElement, copy: () => Promise<void>) {
  const shownIn = control.querySelector('[data-copy-status]');
  const status = statusAfter(control);
  // Hides the status from sight where the control shows it itself; only a screen reader needs it again.
  status.classList.toggle('visually-hidden', shownIn !== null);
  const say = (words: string) => {
    for (const place of [shownIn, status]) if (place) place.textContent = words;
  };
  await copy().then(
    () => say(COPIED),
    () => say(NOT_COPIED),
  );
  const shown = String(performance.now());
  control.dataset['copied'] = shown;
  setTimeout(() => {
    if (control.dataset['copied'] !== shown) return;
    delete control.dataset['copied'];
    say('');
  }, COPIED_FOR);
}

/** Safari allows the clipboard only within the click, so it is handed the promise of a text that has to be fetched. */
export async function writeLater(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** The text at an address. An answer that is no success is an error, not a text. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer.text();
}

/**
 * Puts the status after the control and not into it, so that the control's name stays its action. Copying takes long enough for
 * the region to be known.
 */
function statusAfter(control: HTMLElement): Element {
  const next = control.nextElementSibling;
  if (next?.hasAttribute('data-copy-said')) return next;
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.dataset['copySaid'] = '';
  control.after(status);
  control.addEventListener('blur', () => status.remove(), { once: true });
  return status;
}
