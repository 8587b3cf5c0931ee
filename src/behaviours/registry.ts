/** Starts behaviours on the elements that ask for them, now and when elements arrive later. */

/** What a `*.behaviour.ts` file exports. */
export interface BehaviourModule {
  start: (element: HTMLElement, signal: AbortSignal) => void;
}

/** Loads a behaviour's file, by the behaviour's name. */
export type BehaviourLoaders = Readonly<Record<string, () => Promise<BehaviourModule>>>;

const ASKS = '[data-behaviour]';

/**
 * Starts every behaviour below `root`, and keeps watch: an element that is added later gets its behaviour, and one that
 * is removed has its signal aborted. A press on an element whose file is still on its way is repeated when it is there.
 */
export function watchBehaviours(root: HTMLElement, loaders: BehaviourLoaders): MutationObserver {
  const running = new Map<Element, AbortController>();
  /** Elements whose file is on its way, each with what was pressed in it last. */
  const loading = new Map<Element, Element | undefined>();

  const start = (element: HTMLElement) => {
    const load = loaders[element.dataset['behaviour'] ?? ''];
    if (!load || running.has(element)) return;
    const controller = new AbortController();
    running.set(element, controller);
    loading.set(element, undefined);
    load()
      .then(
        (behaviour) => {
          if (!controller.signal.aborted) behaviour.start(element, controller.signal);
        },
        // Perhaps offline. The element stays what it is without a script; the next one tries again.
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
