/** Runs on every page: finds every `*.behaviour.ts`, and loads those the page asks for. */
import { type BehaviourModule, watchBehaviours } from './registry.ts';

const files = import.meta.glob<BehaviourModule>('../**/*.behaviour.ts');

/** Resolves after the first frame, so that no behaviour's file is asked for, or run, before the page is painted. */
const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

watchBehaviours(document.documentElement, (name) => {
  for (const path in files)
    if (path.endsWith(`/${name}.behaviour.ts`)) return () => painted.then(files[path]);
  return undefined;
});
