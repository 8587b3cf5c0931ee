/**
 * Behaviours are small scripts that complete a native element, each beside its component as
 * `name.behaviour.ts`. An element asks for one with `data-behaviour="name"`, on any page, also when
 * React mounts it later.
 */

/** @param signal aborts when the element leaves the document */
export type Behaviour<E extends HTMLElement = HTMLElement> = (
  element: E,
  signal: AbortSignal,
) => void;

const files = import.meta.glob<{ start: Behaviour }>('../**/*.behaviour.ts');

/** Firefox reports no paints where it hides who visits. */
const REPORT_LIMIT_MS = 1000;

/** The first frame of a busy browser is painted long after its script has gone on. */
const painted = new Promise<unknown>((resolve) => {
  const watch = () => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, REPORT_LIMIT_MS));
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', watch, { once: true });
  else watch();
});

const ASKS = '[data-behaviour]';
const running = new Map<Element, AbortController>();
/** Elements whose file is being loaded, each with what was pressed in it last. */
const loading = new Map<Element, Element | undefined>();
/** What does nothing without its script. While one is `data-lost` the page says so. */
const NEEDY = 'button:not([type="submit"], [command], [popovertarget])';
let isRepeating = false;

const start = (element: HTMLElement) => {
  if (running.has(element)) return;
  const name = `${element.dataset['behaviour']}.behaviour.ts`;
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (!load) return reportError(new Error(`There is no ${name}.`));
  const controller = new AbortController();
  running.set(element, controller);
  loading.set(element, undefined);
  painted
    .then(load)
    .then(
      (behaviour) => {
        if (!controller.signal.aborted) behaviour.start(element, controller.signal);
      },
      // Offline, a tab older than the build, or a page that is left: no error to report. A press on
      // one of its buttons asks again.
      () => running.delete(element),
    )
    .finally(() => {
      const pressed = loading.get(element);
      loading.delete(element);
      if (!pressed) return;
      element.toggleAttribute(
        'data-lost',
        !running.has(element) && pressed.closest(NEEDY) !== null,
      );
      isRepeating = true;
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      isRepeating = false;
    });
};

const hold = (event: MouseEvent) => {
  const pressed = event.target as Element;
  const element = pressed.closest<HTMLElement>(ASKS);
  if (!element || isRepeating) return;
  if (!running.has(element) && pressed.closest(NEEDY)) start(element);
  // With one of these keys a link opens elsewhere.
  if (!loading.has(element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
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

const root = document.documentElement;
root.addEventListener('click', hold, true);
startWithin(root);
new MutationObserver((changes) => {
  stopRemoved();
  for (const { addedNodes } of changes) addedNodes.forEach(startWithin);
}).observe(root, { childList: true, subtree: true });
