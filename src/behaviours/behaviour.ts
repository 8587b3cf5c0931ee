/**
 * Small scripts that complete a native element, beside its component as `name.behaviour.ts`. An
 * element asks for one with `data-behaviour="name"`, also when React mounts it later.
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
/** What is large, or on few pages, is a file of its own: `name.later.ts`. */
const loads = import.meta.glob<Behaviour>('../**/*.later.ts', { import: 'start' });

const fileIn = (files: object, name = '') =>
  Object.keys(files).find((file) => file.split(/[/.]/).at(-3) === name) ?? '';

const ASKS = '[data-behaviour]';
const running = new Map<Element, AbortController>();

const start = (element: HTMLElement) => {
  if (running.has(element)) return;
  const name = element.dataset['behaviour'];
  const now = starts[fileIn(starts, name)];
  if (!now) return void load(element, name);
  const controller = new AbortController();
  running.set(element, controller);
  try {
    now(element, controller.signal);
  } catch (error) {
    // The others start all the same.
    reportError(error);
  }
};

/** Offline, or in a tab older than the build, the page says so, and a press asks again. */
const load = async (element: HTMLElement, name?: string) => {
  const controller = new AbortController();
  running.set(element, controller);
  const start = await loads[fileIn(loads, name)]?.().catch(() => undefined);
  element.toggleAttribute('data-lost', !start);
  if (!start) running.delete(element);
  else if (!controller.signal.aborted) start(element, controller.signal);
};

/** What was pressed hears of the press when its script is there. */
const startOnPress = async ({ target }: Event) => {
  const element = (target as Element).closest<HTMLElement>('[data-on-press], [data-lost]');
  if (!element || running.has(element)) return;
  const { onPress, behaviour } = element.dataset;
  await load(element, onPress ?? behaviour);
  // A link or a summary has done its own already.
  if (running.has(element)) (target as Element).closest('button')?.click();
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
  document.addEventListener('click', startOnPress);
  for (const early of document.querySelectorAll<HTMLElement>('[data-on-press][data-pressed]'))
    early.click();
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

/** What behaviours change would be styled, laid out and drawn before the first paint. */
const startWhenPainted = (films: Iterable<HTMLVideoElement>, posters: readonly string[]) => {
  restartMotions();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const [at, film] of [...films].entries()) film.poster = posters[at] ?? '';
    startAll();
  }).observe({ type: 'paint', buffered: true });
};

/** A page drawn ahead starts nothing until it is shown. A film's picture would be unpacked first. */
if (document.prerendering) {
  const films = document.querySelectorAll<HTMLVideoElement>('video[poster]');
  const posters = Array.from(films, ({ poster }) => poster);
  for (const film of films) film.poster = '';
  const start = () => startWhenPainted(films, posters);
  document.addEventListener('prerenderingchange', start, { once: true });
} else startAll();
