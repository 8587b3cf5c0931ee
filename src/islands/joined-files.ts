import type { Plugin } from 'vite';

/**
 * Modules that are one file in the browser, because whoever loads one of them loads all. Left alone they would be several, which
 * find one another only as they arrive and, each compressed alone, weigh more (decision 033).
 */
const FILES = [
  /** React, its renderer and the joining of class names: five files, 1.6 kB more. */
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|clsx)\// },
  /** A file of its own, because a group takes along what its modules import, and other pages name connections without a search. */
  { name: 'terms', test: /\/data\/integrations\/terms\.ts$/ },
  /** The rule of the documentation's search, and the check of what it fetches: three files, 0.3 kB more. */
  {
    name: 'search-rule',
    test: /\/(?:search-(?:docs|relevance|excerpt|index|index-schema)|ready-index|right-data|in-slices|data-shapes)\.ts$/,
  },
];

export function joinedFiles(): Plugin {
  return {
    name: 'joined-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: ({ codeSplitting, ...options }) => ({
      ...options,
      codeSplitting: {
        ...(typeof codeSplitting === 'object' && codeSplitting),
        groups: [...((typeof codeSplitting === 'object' && codeSplitting.groups) || []), ...FILES],
      },
    }),
  };
}
