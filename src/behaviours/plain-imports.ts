/**
 * Lets the browser load a dynamic import by itself. Vite wraps each in a helper of 0.8 kB that first preloads its style
 * sheets and chunks: more than most of our behaviours weigh. Astro links the style sheets of a page's components in its
 * head, so there is nothing to preload.
 */
import type { Plugin } from 'vite';

const HELPER = 'preload-helper';
/** Event that only the helper dispatches: a chunk that contains the name contains the helper. */
const HELPER_MARK = 'vite:preloadError';
/** Import of the helper in a chunk; its one binding is called with the function that imports. */
const IMPORT_OF_HELPER = /import \{ (?:\w+ as )?([\w$]+) \} from "\.\/preload-helper[^"]*";\n?/;
/** Place that Vite would fill with what to preload. */
const TO_PRELOAD = '__VITE_PRELOAD__';
/**
 * A call of that binding around an import, which can stand alone then. Where only some names are used of what is imported, Vite
 * wraps the import in a function that returns them.
 */
const callOf = (name: string) =>
  new RegExp(
    `${name.replaceAll('$', '\\$')}\\((?:\\(\\) => |async \\(\\) => \\{\\s*const \\{[^{}]*\\} = await )(import\\([^()]*\\))(?:;\\s*return \\{[^{}]*\\};\\s*\\})?, ${TO_PRELOAD}\\)`,
    'g',
  );
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
    // Before a chunk is named by its text: a browser keeps it for a year under that name.
    renderChunk(code) {
      const [statement = '', name = ''] = IMPORT_OF_HELPER.exec(code) ?? [];
      if (!statement) return null;
      const plain = code.replace(statement, '').replace(callOf(name), '$1');
      if (!plain.includes(TO_PRELOAD)) return { code: plain, map: null };
      return {
        code: `const ${name} = (load) => load();\n${plain.replaceAll(`, ${TO_PRELOAD}`, '')}`,
        map: null,
      };
    },
    generateBundle: {
      // Before Vite's own step, which would fill in what to preload.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const helper of chunks.filter(({ code }) => code.includes(HELPER_MARK))) {
          // A plugin's `load` cannot replace the module, because Vite adds the helper in native code.
          if (helper.name !== HELPER) throw new Error(CHANGED);
          delete bundle[helper.fileName];
        }
        for (const chunk of chunks.filter(({ fileName }) => fileName in bundle)) {
          if (chunk.code.includes(HELPER) || chunk.code.includes(TO_PRELOAD)) throw new Error(CHANGED);
          chunk.imports = chunk.imports.filter((file) => file in bundle);
        }
      },
    },
  };
}
