/**
 * Lets the browser load a dynamic import by itself. Vite wraps each in a helper of 0.8 kB that first preloads its style
 * sheets and chunks: more than most of our behaviours weigh. Astro links the style sheets of a page's components in its
 * head, so there is nothing to preload.
 */
import type { Plugin } from 'vite';

const HELPER = 'preload-helper';
/** Event that only the helper dispatches: a chunk that contains the name contains the helper. */
const HELPER_MARK = 'vite:preloadError';
/** Import of the helper in a finished chunk; its one binding is called with the function that imports. */
const IMPORT_OF_HELPER =
  /import\s*\{\s*(?:\w+ as )?(\w+)\s*\}\s*from\s*["'`]\.\/preload-helper[^"'`]*["'`];?/;
/** A call of that binding around an import alone, which can stand alone then; Vite has yet to fill in what to preload. */
const callOf = (name: string) =>
  new RegExp(`\\b${name}\\(\\(\\)=>(import\\([^()]*\\)),__VITE_PRELOAD__\\)`, 'g');
const CHANGED = `Vite's ${HELPER} has another shape or place now: adapt or drop plain-imports.ts.`;

export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    // A chunk of its own makes the helper replaceable; Vite would otherwise bundle it with its first importer.
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: HELPER, test: new RegExp(HELPER) }] },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const helper of chunks.filter(({ code }) => code.includes(HELPER_MARK))) {
        // A plugin's `load` cannot replace the module, because Vite adds the helper in native code.
        if (helper.name !== HELPER) throw new Error(CHANGED);
        delete bundle[helper.fileName];
      }
      for (const chunk of chunks) {
        const [statement = '', name = ''] = IMPORT_OF_HELPER.exec(chunk.code) ?? [];
        if (statement) {
          const code = chunk.code.replace(statement, '').replace(callOf(name), '$1');
          const isCalled = new RegExp(`\\b${name}\\(`).test(code);
          chunk.code = isCalled ? `const ${name}=l=>l();${code}` : code;
        }
        chunk.imports = chunk.imports.filter((file) => file in bundle);
        if (chunk.fileName in bundle && chunk.code.includes(HELPER)) throw new Error(CHANGED);
      }
    },
  };
}
