/** Runs on every page: finds every `*.behaviour.ts`, and loads those the page asks for. */
import { type BehaviourLoaders, type BehaviourModule, watchBehaviours } from './registry.ts';

const files = import.meta.glob<BehaviourModule>('../**/*.behaviour.ts');

const loaders: BehaviourLoaders = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.behaviour\.ts$/g, ''), load]),
);

/** After the first picture of the page: the files of the behaviours would be asked for, and run, before it. */
requestAnimationFrame(() => requestAnimationFrame(() => watchBehaviours(document.documentElement, loaders)));
