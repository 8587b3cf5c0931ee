import { defineConfig } from 'vitest/config';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

/** A rule about the sources: it needs no built site. */
const ARCHITECTURE = 'tests/site/architecture.test.ts';

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
        },
      },
      {
        envDir: false,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [ARCHITECTURE],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
