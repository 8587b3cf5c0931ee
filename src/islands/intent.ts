/**
 * `client:intent`: an island is hydrated when the visitor first touches it (pointer, focus, key), not before, so that a
 * page costs no framework until somebody uses it.
 *
 * Nothing done before the component is ready is lost. The last click on a button, or the submission of a form, is stopped
 * and repeated once the component is there; fields that were typed into send their `input` event again, in the order of what was
 * done: a slider that was moved after a button was pressed stays where it is. If the component cannot be loaded, a form is sent
 * as the plain HTML form it is: it has to validate itself, because native validation, which would refuse a submission before
 * this script sees it, is off until then. A link is left to the browser unless it has `data-hold`, for a component that shows
 * the link's target in place.
 */
import type { ClientDirective } from 'astro';

const WAKING_EVENTS = 'pointerdown focusin keydown touchstart input click submit'.split(' ');

interface IntentOptions {
  /** Hydrates at once when session storage holds this key: the visitor has already begun. */
  wakeIfStored?: string;
  /** The same when the address has one of these parameters: it says what the component should show. */
  wakeIfQuery?: string[];
  /**
   * For an island that is a native dialog: the openers, found by their selector, and the key with Control or Command open it
   * at once, so that what is typed next is typed into it. One that could not be loaded is asked for again with the next touch.
   */
  dialog?: { openers: string; key: string };
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}

const intent: ClientDirective = (load, options, island) => {
  const { wakeIfStored, wakeIfQuery, dialog } = (
    typeof options.value === 'object' ? options.value : {}
  ) as IntentOptions;
  let isWaking = false;
  /** Press and input to be repeated, the latest last; each field has one entry. */
  const held = new Map<EventTarget | undefined, () => void>();

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
    const isWanted = !run && dialog !== undefined;
    island.toggleAttribute('data-failed', isWanted);
    if (isWanted) {
      isWaking = false;
      return;
    }
    await run?.();
    // React has only scheduled the hydration. It hydrates at once when certain events reach the island; of those,
    // `auxclick` is one that nothing here listens to. `flushSync` cannot be used: Astro's renderer hydrates in a
    // transition and does not expose the root.
    island.firstElementChild?.dispatchEvent(new Event('auxclick', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    stopListening();
    // Astro reports a component that cannot be loaded, and leaves its mark of an unhydrated island, `ssr`.
    if (island.hasAttribute('ssr')) leaveValidationToBrowser(true);
    for (const repeat of held.values()) repeat();
  };

  const keep = (repeat: () => void, field?: EventTarget) => {
    held.delete(field);
    held.set(field, repeat);
  };

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'input') {
      const field = target as HTMLInputElement;
      const { value } = field;
      keep(() => {
        // What is repeated before it may have changed it.
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, field);
      return;
    }
    if (event.type === 'submit') {
      // The browser closes the dialog.
      if ((target as HTMLFormElement).method === 'dialog') return;
      const { submitter } = event as SubmitEvent;
      keep(() => (target as HTMLFormElement).requestSubmit(submitter));
    } else if (event.type === 'click') {
      const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="tab"], a[data-hold]');
      if (!button || !island.contains(button) || opensElsewhere(event as MouseEvent)) return;
      keep(() => button.click());
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onEvent = (event: Event) => {
    hold(event);
    wake();
  };

  const stopListening = () => {
    for (const type of WAKING_EVENTS) island.removeEventListener(type, onEvent, true);
  };

  leaveValidationToBrowser(false);
  for (const type of WAKING_EVENTS) island.addEventListener(type, onEvent, { capture: true, passive: false });

  if (dialog) openOnPress(island, dialog);
  const query = new URLSearchParams(location.search);
  if (wakeIfQuery?.some((name) => query.has(name))) wake();
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

/** The focus in the opened dialog wakes its island. */
function openOnPress(island: HTMLElement, { openers, key }: { openers: string; key: string }): void {
  const open = (event: Event) => {
    const dialog = island.querySelector('dialog');
    const field = dialog?.querySelector('input');
    if (!dialog || !field) return;
    event.preventDefault();
    if (!dialog.open) {
      // A dialog reports its closing, at which its component empties it, later than it closes.
      if (field.value) {
        field.value = '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      dialog.showModal();
    }
    field.focus();
  };
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest(openers)) open(event);
  });
  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.key.toLowerCase() === key && (ctrlKey || metaKey) && !altKey && !shiftKey) open(event);
  });
}

export default intent;
