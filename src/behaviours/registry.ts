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
 * is removed has its signal aborted.
 */
export function watchBehaviours(root: HTMLElement, loaders: BehaviourLoaders): MutationObserver {
  const running = new Map<Element, AbortController>();

  const start = (element: HTMLElement) => {
    const load = loaders[element.dataset['behaviour'] ?? ''];
    if (!load || running.has(element)) return;
    const controller = new AbortController();
    running.set(element, controller);
    load().then(
      (behaviour) => {
        if (!controller.signal.aborted) behaviour.start(element, controller.signal);
      },
      // The file did not arrive, perhaps offline. The element stays what it is without a script; the next one tries again.
      () => running.delete(element),
    );
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

  startWithin(root);
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) stopRemoved();
    for (const { addedNodes } of changes) addedNodes.forEach(startWithin);
  });
  observer.observe(root, { childList: true, subtree: true });
  return observer;
}
