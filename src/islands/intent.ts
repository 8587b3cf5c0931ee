/**
 * `client:intent`: an island is hydrated at the visitor's first touch, and nothing done before is
 * lost: the last click or submission is stopped and repeated, as is the beginning of a press still
 * held; fields send their `input` event again, in order. A link is left to the browser unless it
 * has `data-hold`. If the component cannot be loaded the page says so, the next touch asks again,
 * and a form is sent as plain HTML. Until then native validation, which would refuse a submission
 * before this script sees it, is off.
 */
import type { ClientDirective } from 'astro';

const WAKING_EVENTS = 'pointerdown focusin keydown touchstart input click submit'.split(' ');

interface IntentOptions {
  /** Hydrates at once when session storage holds this key. */
  wakeIfStored?: string;
  /** Hydrates at once when the address has one of these parameters. */
  wakeIfQuery?: string[];
}

type Contents = Map<Node, string | readonly Node[]>;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | IntentOptions;
  }
}

declare global {
  interface HTMLElement {
    /** What the server sent: the renderer comes later than what other programs change. */
    sent?: Contents;
    /** Parts of an island that React had to draw anew, each with the one in its place. */
    successors?: Map<Element, HTMLElement>;
  }
}

const intent: ClientDirective = (load, options, island) => {
  const { wakeIfStored, wakeIfQuery } = (
    typeof options.value === 'object' ? options.value : {}
  ) as IntentOptions;
  let isWaking = false;
  let isRepeating = false;
  /** What is repeated, the latest last: an entry for each field, and one for all presses. */
  const held = new Map<HTMLElement | 'press' | 'down', () => void>();
  const successorOf = <Part extends HTMLElement>(part: Part) =>
    (island.successors?.get(part) ?? part) as Part;

  const leaveValidationToBrowser = (isLeft: boolean) => {
    for (const form of island.querySelectorAll('form')) form.noValidate = !isLeft;
  };

  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    void hydrate();
  };

  const hydrate = async () => {
    // The page's own scripts change the island while it is parsed.
    if (document.readyState === 'loading')
      await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    remember();
    const run = await load();
    try {
      await run();
    } catch {
      // Who threw the error has reported it.
    }
    // Astro's mark of an island that is not hydrated.
    const isAsleep = island.hasAttribute('ssr');
    if (!isAsleep) stopListening();
    isWaking = !isAsleep;
    leaveValidationToBrowser(isAsleep);
    island.toggleAttribute('data-lost', isAsleep);
    isRepeating = true;
    for (const repeat of held.values()) repeat();
    isRepeating = false;
    held.clear();
  };

  const keep = (key: HTMLElement | 'press' | 'down', repeat: () => void) => {
    held.delete(key);
    held.set(key, repeat);
  };

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event.type === 'input') {
      const { value } = target as HTMLInputElement;
      keep(target, () => {
        const field = successorOf(target as HTMLInputElement);
        // What is repeated before it may have changed it.
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      return;
    }
    if (event.type === 'pointerdown') {
      const down = new PointerEvent('pointerdown', event as PointerEvent);
      keep('down', () => successorOf(target).dispatchEvent(down));
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, () => held.delete('down'), { once: true, capture: true });
    }
    if (event.type === 'submit') {
      const { submitter } = event as SubmitEvent;
      keep('press', () =>
        successorOf(target as HTMLFormElement).requestSubmit(submitter && successorOf(submitter)),
      );
    } else if (event.type === 'click') {
      const button = target.closest<HTMLElement>(
        'button:not([type="submit"]), [role="tab"], a[data-hold]',
      );
      const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
      if (!button || !island.contains(button) || metaKey || ctrlKey || shiftKey) return;
      keep('press', () => successorOf(button).click());
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onEvent = (event: Event) => {
    if (isRepeating) return;
    hold(event);
    wake();
  };

  const stopListening = () => {
    for (const type of WAKING_EVENTS) island.removeEventListener(type, onEvent, true);
  };

  const remember = () => {
    island.sent ??= contentsOf(island);
  };

  leaveValidationToBrowser(false);
  for (const type of WAKING_EVENTS)
    island.addEventListener(type, onEvent, { capture: true, passive: false });
  // The page's own scripts run before this, other programs after.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', remember);
  else remember();

  const wakeIfAsked = () => {
    const query = new URLSearchParams(location.search);
    if (wakeIfQuery?.some((name) => query.has(name))) wake();
    try {
      if (wakeIfStored && sessionStorage.getItem(wakeIfStored) !== null) wake();
    } catch {
      // The browser refused storage.
    }
  };
  // A page drawn ahead would restore what may change until it is seen.
  if (document.prerendering) document.addEventListener('prerenderingchange', wakeIfAsked);
  else wakeIfAsked();
};

export function contentsOf(root: Node) {
  const contents: Contents = new Map();
  const walker = document.createTreeWalker(root);
  for (let node: Node | null = root; node; node = walker.nextNode())
    contents.set(node, node instanceof CharacterData ? node.data : [...node.childNodes]);
  return contents;
}

export default intent;
