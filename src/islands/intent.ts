/**
 * `client:intent`: an island is hydrated when the visitor first touches it (pointer, focus, key), not before, so that a
 * page costs no framework until somebody uses it.
 *
 * What the visitor did to wake the island is not lost: the click on a button, or the form submission, that came before
 * the component was ready is held back and repeated once it is. Text typed into native fields needs no help. If the
 * component cannot be loaded, a held submission goes out as the plain HTML form it is.
 *
 * Options: `client:intent={{ wakeIfStored: 'key' }}` hydrates at once when session storage holds that key, because the
 * visitor has already begun (an unsent form after a reload).
 */
import type { ClientDirective } from 'astro';

const WAKING_EVENTS = [
  'pointerdown',
  'focusin',
  'keydown',
  'touchstart',
  'input',
  'click',
  'submit',
] as const;

interface IntentOptions {
  wakeIfStored?: string;
}

const intent: ClientDirective = (load, options, island) => {
  let isWaking = false;
  let held: { target: HTMLElement; submitter: HTMLElement | null } | undefined;

  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    void hydrate().catch((error: unknown) => {
      stopListening();
      if (held?.target instanceof HTMLFormElement) HTMLFormElement.prototype.submit.call(held.target);
      throw error;
    });
  };

  const hydrate = async () => {
    const run = await load();
    await run();
    // React attaches its listeners during hydration; the next frame is the first in which a repeated event reaches them.
    await new Promise((resolve) => setTimeout(resolve));
    stopListening();
    repeatHeld();
  };

  const hold = (event: Event) => {
    const target = event.target;
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      held = { target, submitter: (event as SubmitEvent).submitter };
    } else if (event.type === 'click' && target instanceof Element) {
      const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="tab"]');
      if (!button || !island.contains(button)) return;
      event.preventDefault();
      held = { target: button, submitter: null };
    } else return;
    event.stopImmediatePropagation();
  };

  const onEvent = (event: Event) => {
    hold(event);
    wake();
  };

  const repeatHeld = () => {
    if (held?.target instanceof HTMLFormElement) held.target.requestSubmit(held.submitter);
    else held?.target.click();
  };

  const stopListening = () => {
    for (const type of WAKING_EVENTS) island.removeEventListener(type, onEvent, true);
  };

  for (const type of WAKING_EVENTS) island.addEventListener(type, onEvent, { capture: true, passive: false });

  const { wakeIfStored } = (typeof options.value === 'object' ? options.value : {}) as IntentOptions;
  try {
    if (wakeIfStored && sessionStorage.getItem(wakeIfStored) !== null) wake();
  } catch {
    // Storage refused: there is nothing to restore.
  }
};

export default intent;
