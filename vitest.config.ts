import { defineConfig } from 'vitest/config';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

/** A rule about the sources: it needs no built site. */
const ARCHITECTURE = 'tests/site/architecture.test.ts';

/**
 * Test files share a worker's modules: a process per file and its imports cost a third of the processor time. A file
 * therefore leaves nothing behind (environment, timers, listeners), and may run in any order.
 */
const ISOLATE = false;

export default defineConfig({
  envDir: false,
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    projects: [
      {
        envDir: false,
        test: {
          name: 'unit',
          // Vitest gives other style sheets as empty; drawings take their colours from this one.
          css: { include: /tokens\.css/ },
          include: ['{src,server,scripts,content,tests/support}/**/*.test.{ts,tsx}', ARCHITECTURE],
          globalSetup: 'server/testing/shared-postgres.ts',
          testTimeout: 15_000,
          isolate: ISOLATE,
        },
      },
      {
        envDir: false,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [ARCHITECTURE],
          testTimeout: 15_000,
          isolate: ISOLATE,
        },
      },
    ],
  },
});
