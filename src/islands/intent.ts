/**
 * `client:intent`: an island is hydrated when the visitor first touches it (pointer, focus, key), not before, so that a
 * page costs no framework until somebody uses it.
 *
 * What the visitor did to wake the island is not lost: the click on a button, or the form submission, that came before
 * the component was ready is held back and repeated once it is, and so is every `input` event, so that the component
 * hears what was typed meanwhile. If the component cannot be loaded, a form goes out as the plain HTML form it is.
 *
 * A form inside is expected to check itself: native validation is off from the start, because it would stop a
 * submission before anyone could hold it. Without JavaScript, or without the component, the browser's own check guards.
 *
 * A link marked `data-hold` is held too, when the component shows in place what the link leads to.
 *
 * Options: `client:intent={{ wakeIfStored: 'key' }}` hydrates at once when session storage holds that key, because the
 * visitor has already begun (an unsent form after a reload). `{{ wakeIfQuery: 'name' }}` does so when the address has that
 * parameter, because it says what the component should show.
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
  wakeIfQuery?: string;
}

const intent: ClientDirective = (load, options, island) => {
  let isWaking = false;
  let held: { target: HTMLElement; submitter: HTMLElement | null } | undefined;
  const typedInto = new Set<EventTarget>();

  const leaveValidationToBrowser = (isLeft: boolean) => {
    for (const form of island.querySelectorAll('form')) form.noValidate = !isLeft;
  };

  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    void hydrate();
  };

  const hydrate = async () => {
    const run = await load().catch(() => undefined);
    await run?.();
    // So far React has only planned to hydrate. It does so at once when an event of some kinds reaches the island, among
    // them this one, which nothing here listens to. `flushSync` would not help: Astro's renderer hydrates in a
    // transition, and keeps the root to itself.
    island.firstElementChild?.dispatchEvent(new Event('auxclick', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    stopListening();
    // Astro reports a component that cannot be loaded and goes on; the mark of an island that still waits stays.
    if (island.hasAttribute('ssr')) leaveValidationToBrowser(true);
    for (const control of typedInto) control.dispatchEvent(new Event('input', { bubbles: true }));
    repeatHeld();
  };

  const hold = (event: Event) => {
    const target = event.target;
    if (event.type === 'input' && target) typedInto.add(target);
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault();
      held = { target, submitter: (event as SubmitEvent).submitter };
    } else if (event.type === 'click' && target instanceof Element) {
      const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="tab"], a[data-hold]');
      if (!button || !island.contains(button) || opensElsewhere(event as MouseEvent)) return;
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

  leaveValidationToBrowser(false);
  for (const type of WAKING_EVENTS) island.addEventListener(type, onEvent, { capture: true, passive: false });

  const { wakeIfStored, wakeIfQuery } = (
    typeof options.value === 'object' ? options.value : {}
  ) as IntentOptions;
  if (wakeIfQuery && new URLSearchParams(location.search).has(wakeIfQuery)) wake();
  try {
    if (wakeIfStored && sessionStorage.getItem(wakeIfStored) !== null) wake();
  } catch {
    // Storage refused: there is nothing to restore.
  }
};

/** A click with one of these keys is for another tab or window, and goes its own way. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

export default intent;
