/**
 * Behaviours are the small scripts that complete a native element: scrolling, observing, copying. Each is next to its
 * component as `name.behaviour.ts`, and an element asks for it with `data-behaviour="name"`. What watches the page
 * (`start-behaviours.ts`) does the rest, so a component works on any page, and when React mounts it later.
 */

/**
 * Starts a behaviour on one element.
 *
 * @param element carries `data-behaviour` with the behaviour's name
 * @param signal aborts when the element leaves the document: pass it to `addEventListener`, and end observers on it
 */
export type Behaviour<E extends HTMLElement = HTMLElement> = (element: E, signal: AbortSignal) => void;

/** Exports of a `*.behaviour.ts` file. */
export interface BehaviourModule {
  start: Behaviour;
}

/** Finds what loads a behaviour's file, by the behaviour's name; undefined when there is no such file. */
export type FindLoader = (name: string) => (() => Promise<BehaviourModule>) | undefined;

const ASKS = '[data-behaviour]';

/**
 * Starts every behaviour below `root`, and observes changes: an element that is added later gets its behaviour, and one that
 * is removed has its signal aborted. A press on an element whose file is being loaded is held back and repeated after
 * the behaviour has started. A name without a file is reported and stops nothing else.
 */
export function watchBehaviours(root: HTMLElement, findLoader: FindLoader): MutationObserver {
  const running = new Map<Element, AbortController>();
  /** Elements whose file is being loaded, each with the element that was pressed in it last. */
  const loading = new Map<Element, Element | undefined>();

  const start = (element: HTMLElement) => {
    if (running.has(element)) return;
    const name = element.dataset['behaviour'] ?? '';
    const load = findLoader(name);
    if (!load) {
      reportError(new Error(`There is no ${name}.behaviour.ts.`));
      return;
    }
    const controller = new AbortController();
    running.set(element, controller);
    loading.set(element, undefined);
    load()
      .then(
        (behaviour) => {
          if (!controller.signal.aborted) behaviour.start(element, controller.signal);
        },
        // Offline, or the visitor has left the page, which cancels the load: no error to report. The element stays what it
        // is without a script; the next one like it loads the file again.
        () => running.delete(element),
      )
      .finally(() => {
        const pressed = loading.get(element);
        loading.delete(element);
        pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
  };

  const hold = (event: MouseEvent) => {
    const pressed = event.target as Element;
    const element = pressed.closest(ASKS);
    // With one of these keys a link opens elsewhere, and needs no script.
    if (!element || !loading.has(element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    loading.set(element, pressed);
  };

  const stopRemoved = () => {
    for (const [element, controller] of running) {
      if (element.isConnected) continue;
      controller.abort();
      running.delete(element);
    }
  };

  const startWithin = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    if (node.matches(ASKS)) start(node);
    for (const element of node.querySelectorAll<HTMLElement>(ASKS)) start(element);
  };

  root.addEventListener('click', hold, true);
  startWithin(root);
  const observer = new MutationObserver((changes) => {
    stopRemoved();
    for (const { addedNodes } of changes) addedNodes.forEach(startWithin);
  });
  observer.observe(root, { childList: true, subtree: true });
  return observer;
}
