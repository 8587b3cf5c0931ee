/**
 * Lets the browser load a dynamic import by itself. Vite wraps each in a helper of 0.8 kB that first preloads its style
 * sheets and chunks: more than most of our behaviours weigh. Astro links the style sheets of a page's components in its
 * head, so there is nothing to preload.
 */
import type { Plugin } from 'vite';

const HELPER = 'preload-helper';
/** An event only the helper raises: where a chunk names it, the helper is in that chunk. */
const HELPER_MARK = 'vite:preloadError';

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    // A chunk of its own can be replaced as a whole; otherwise it is bundled with whatever imports it first.
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: HELPER, test: new RegExp(HELPER) }] },
    }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(HELPER_MARK)) continue;
        const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(chunk.code)?.[1];
        // Vite writes it natively, where a plugin cannot put another module in its place.
        if (!name || chunk.name !== HELPER) {
          throw new Error(`Vite's ${HELPER} has another shape or place now: adapt or drop plain-imports.ts.`);
        }
        chunk.code = `const load=(start)=>start();export{load as ${name}};`;
      }
    },
  };
}
