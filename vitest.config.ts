import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,scripts,content}/**/*.test.{ts,tsx}', 'tests/site/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: 15_000,
    maxWorkers: 2,
  },
});
