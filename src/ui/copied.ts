/** Feedback of every control that copies. */

/** Milliseconds the confirmation stays. */
const COPIED_FOR = 2000;
const COPIED = 'Copied!';
const NOT_COPIED = 'Not copied';

/** The latest press of any control: what earlier ones still wait for comes too late. */
let latest: object | undefined;

/** The latest press of each control. */
const presses = new WeakMap<HTMLElement, object>();

/**
 * Runs `copy`, shows and announces in the control whether it worked; a second press restarts the time. Texts may arrive in another
 * order than they were asked for: only that of the latest press gets into the clipboard.
 */
export async function copyAndSay(control: HTMLElement, copy: () => Promise<void>) {
  const press = {};
  latest = press;
  presses.set(control, press);
  const shownIn = control.querySelector('[data-copy-status]');
  const status = statusAfter(control);
  // Hides the status from sight where the control shows it itself; only a screen reader needs it again.
  status.classList.toggle('visually-hidden', shownIn !== null);
  const say = (words: string) => {
    for (const place of [shownIn, status]) if (place) place.textContent = words;
  };
  const words = await copy().then(
    () => COPIED,
    () => NOT_COPIED,
  );
  if (presses.get(control) !== press) return;
  say(words);
  const shown = String(performance.now());
  control.dataset['copied'] = shown;
  setTimeout(() => {
    if (control.dataset['copied'] !== shown) return;
    delete control.dataset['copied'];
    say('');
  }, COPIED_FOR);
}

/**
 * Safari allows the clipboard only within the click, so it is handed the promise of a text that has to be fetched. Call it within
 * `copyAndSay`. @throws when something else was copied meanwhile, because that is what the visitor wants to paste
 */
export async function writeLater(text: Promise<string>): Promise<void> {
  const press = latest;
  const inTime = text.then((words) => {
    if (latest !== press) throw new Error('Something else was copied meanwhile.');
    return words;
  });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await inTime);
  const blob = inTime.then((words) => new Blob([words], { type: 'text/plain' }));
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
