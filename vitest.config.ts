import { defineConfig } from 'vitest/config';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

/** They need no built site, which the others build. */
const SOURCE_RULES = ['architecture', 'size'].map((name) => `tests/site/${name}.test.ts`);

export default defineConfig({
  envDir: false,
  test: {
    globals: true,
    maxWorkers: 2,
    // For a busy machine: the speed of a thing is held by an expectation of its own.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Files share a worker's modules, which saves a third of the processor time: each leaves nothing
    // behind (environment, timers, listeners), and runs in any order.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Vitest gives other style sheets as empty; drawings take their colors from these.
          css: { include: /(tokens|dark)\.css/ },
          include: [
            '{src,server,scripts,content,editor,bench,tests/support}/**/*.test.{ts,tsx}',
            'tests/*.test.tsx',
            ...SOURCE_RULES,
          ],
          globalSetup: 'server/testing/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: SOURCE_RULES,
          globalSetup: 'tests/support/built-site.setup.ts',
        },
      },
    ],
  },
});
