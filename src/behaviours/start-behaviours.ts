/** Runs on every page: finds every `*.behaviour.ts`, and loads those the page asks for. */
import { type BehaviourModule, watchBehaviours } from './behaviour.ts';

const files = import.meta.glob<BehaviourModule>('../**/*.behaviour.ts');

/** Milliseconds after the first frame in which a browser that reports paints has done so. */
const REPORT_LIMIT_MS = 1000;

/**
 * Resolves when the page is on the screen, so that no behaviour's file is asked for, or run, before. The first frame of a
 * busy browser is painted long after its script has gone on: the browser says when. One that keeps such times from pages,
 * as Firefox does to hide who visits, gets a moment.
 */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(resolve, REPORT_LIMIT_MS));
});

watchBehaviours(document.documentElement, (name) => {
  for (const path in files)
    if (path.endsWith(`/${name}.behaviour.ts`)) return () => painted.then(files[path]);
  return undefined;
});
