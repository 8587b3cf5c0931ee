/**
 * Behaviours are the small scripts that complete a native element: scrolling, observing, copying.
 * Each is next to its component as `name.behaviour.ts`, and an element asks for it with
 * `data-behaviour="name"`. This script, which runs on every page, does the rest, so a component
 * works on any page, and when React mounts it later.
 */

/**
 * Starts a behaviour on one element.
 *
 * @param element carries `data-behaviour` with the behaviour's name
 * @param signal aborts when the element leaves the document: pass it to `addEventListener`, and end
 * observers on it
 */
export type Behaviour<E extends HTMLElement = HTMLElement> = (
  element: E,
  signal: AbortSignal,
) => void;

const files = import.meta.glob<{ start: Behaviour }>('../**/*.behaviour.ts');

/** Milliseconds after the first frame in which a browser that reports paints has done so. */
const REPORT_LIMIT_MS = 1000;

/**
 * Resolves when the page is on the screen, so that no behaviour's file is asked for, or run,
 * before. The first frame of a busy browser is painted long after its script has gone on: the
 * browser says when. One that keeps such times from pages, as Firefox does to hide who visits, gets
 * a moment.
 */
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
/** Elements whose file is being loaded, each with the element that was pressed in it last. */
const loading = new Map<Element, Element | undefined>();
/**
 * A button that does nothing without its script. While one is `data-lost` the page says so
 * (`document.astro`).
 */
const NEEDY = 'button:not([type="submit"], [command], [popovertarget])';
let isRepeating = false;

/** A name without a file is reported and stops nothing else. */
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
      // Offline, a tab older than the build, or the visitor has left the page, which cancels the
      // load: no error to report. The element stays what it is without a script; a press on one of
      // its buttons asks for the file again.
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

/**
 * A press on an element whose file is being loaded is held back and repeated after the behaviour
 * has started.
 */
const hold = (event: MouseEvent) => {
  const pressed = event.target as Element;
  const element = pressed.closest<HTMLElement>(ASKS);
  if (!element || isRepeating) return;
  if (!running.has(element) && pressed.closest(NEEDY)) start(element);
  // With one of these keys a link opens elsewhere, and needs no script.
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
