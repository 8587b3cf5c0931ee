/**
 * Lets the browser load a dynamic import by itself. Vite wraps each in a helper of 0.8 kB that first preloads its style
 * sheets and chunks: more than most of our behaviours weigh. Astro links the style sheets of a page's components in its
 * head, so there is nothing to preload.
 */
import type { Plugin } from 'vite';

const HELPER = 'preload-helper';
/** Event that only the helper dispatches: a chunk that contains the name contains the helper. */
const HELPER_MARK = 'vite:preloadError';

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    // In a chunk of its own the helper can be replaced; Vite would otherwise bundle it with its first importer.
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: HELPER, test: new RegExp(HELPER) }] },
    }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(HELPER_MARK)) continue;
        const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(chunk.code)?.[1];
        // Not replaced as a module: Vite adds the helper in native code, out of reach of a plugin's `load`.
        if (!name || chunk.name !== HELPER) {
          throw new Error(`Vite's ${HELPER} has another shape or place now: adapt or drop plain-imports.ts.`);
        }
        chunk.code = `const load=(start)=>start();export{load as ${name}};`;
      }
    },
  };
}
