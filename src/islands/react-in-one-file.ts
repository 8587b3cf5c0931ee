import type { Plugin } from 'vite';

const REACT = /node_modules\/(?:react|react-dom|scheduler|clsx)\//;

/**
 * Puts React, its renderer and the joining of class names into one file. An island needs all of it at once; left alone it
 * is five files, which find one another only as they arrive and, each compressed alone, weigh 1.6 kB more.
 */
export function reactInOneFile(): Plugin {
  return {
    name: 'react-in-one-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: ({ codeSplitting, ...options }) => ({
      ...options,
      codeSplitting: {
        ...(typeof codeSplitting === 'object' && codeSplitting),
        groups: [
          ...((typeof codeSplitting === 'object' && codeSplitting.groups) || []),
          { name: 'react', test: REACT },
        ],
      },
    }),
  };
}
