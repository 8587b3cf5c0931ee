import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const JSX_RUNTIME = 'react/jsx-runtime';
const DIRECT_JSX = fileURLToPath(new URL('./direct-jsx.ts', import.meta.url));

const REACT = /node_modules\/(?:react|react-dom|scheduler|clsx)\/|src\/islands\/direct-jsx\.ts/;

/** Small parts that most islands draw, or all of the documentation. */
const SMALL_PARTS =
  /src\/(?:ui\/(?:button|icons)|weave\/shuttle-arrow|screens\/docs\/(?:docs-icons|use-right-data))\.tsx?/;

/**
 * Puts React, its renderer, the joining of class names and the small parts of islands into one file. An island needs nearly all
 * of it at once; left alone it is ten files, which find one another only as they arrive and, each compressed alone, weigh
 * 2 kB more.
 */
export function reactInOneFile(): Plugin {
  return {
    name: 'react-in-one-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler: (id, importer) => (id === JSX_RUNTIME && importer !== DIRECT_JSX ? DIRECT_JSX : null),
    },
    outputOptions: ({ codeSplitting, ...options }) => ({
      ...options,
      codeSplitting: {
        ...(typeof codeSplitting === 'object' && codeSplitting),
        groups: [
          ...((typeof codeSplitting === 'object' && codeSplitting.groups) || []),
          { name: 'react', test: (id) => REACT.test(id) || SMALL_PARTS.test(id) },
        ],
      },
    }),
  };
}
