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

/** One file for all pages: each weighs less than asking for it would. */
const starts = import.meta.glob<Behaviour>('../**/*.behaviour.ts', {
  eager: true,
  import: 'start',
});

const ASKS = '[data-behaviour]';
const running = new Map<Element, AbortController>();

const start = (element: HTMLElement) => {
  if (running.has(element)) return;
  const name = `${element.dataset['behaviour']}.behaviour.ts`;
  const controller = new AbortController();
  running.set(element, controller);
  try {
    const path = Object.keys(starts).find((file) => file.endsWith(`/${name}`)) ?? '';
    if (!path) throw new Error(`There is no ${name}.`);
    starts[path]?.(element, controller.signal);
  } catch (error) {
    // The others start all the same.
    reportError(error);
  }
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

const startAll = () => {
  const root = document.documentElement;
  startWithin(root);
  new MutationObserver((changes) => {
    stopRemoved();
    for (const { addedNodes } of changes) addedNodes.forEach(startWithin);
  }).observe(root, { childList: true, subtree: true });
};

/** Animations of a page drawn ahead stand still, and jump when it is shown. */
const restartMotions = () => {
  for (const motion of document.getAnimations())
    if (
      motion.playState === 'running' &&
      Number(motion.effect?.getComputedTiming().endTime) < Infinity
    ) {
      motion.cancel();
      motion.play();
    }
};

/** A page drawn ahead starts nothing until it is shown, and is painted first. */
const onShown = () => {
  restartMotions();
  requestAnimationFrame(() => setTimeout(startAll));
};

if (document.prerendering) document.addEventListener('prerenderingchange', onShown, { once: true });
else startAll();
