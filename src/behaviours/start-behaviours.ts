/** Runs on every page: finds every `*.behaviour.ts`, and loads those the page asks for. */
import { type BehaviourLoaders, type BehaviourModule, watchBehaviours } from './registry.ts';

const files = import.meta.glob<BehaviourModule>('../**/*.behaviour.ts');

/** Resolves after the first frame, so that no behaviour's file is asked for, or run, before the page is painted. */
const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const loaders: BehaviourLoaders = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/|\.behaviour\.ts$/g, ''),
    () => painted.then(load),
  ]),
);

watchBehaviours(document.documentElement, loaders);
