import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanEnvironment } from './clean-environment.ts';

/** Every setting that the site has, from the file that has to name them all. */
const SETTINGS = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

test('no setting of the site reaches the tests, and what the machine needs stays', () => {
  expect(SETTINGS.length).toBeGreaterThan(10);
  expect(SETTINGS.filter((name) => name !== 'READ_ENV_FILE' && name in process.env)).toEqual([]);
  const live = Object.fromEntries(
    [...SETTINGS, 'BLOG_DIR', 'VITE_OTHER', 'LATER'].map((name) => [name, 'live']),
  );
  const kept = cleanEnvironment({ ...live, PATH: '/bin' });
  expect(Object.keys(kept).sort()).toEqual([
    'ASTRO_TELEMETRY_DISABLED',
    'NODE_COMPILE_CACHE',
    'PATH',
    'READ_ENV_FILE',
  ]);
  // With this neither the build nor the server reads a live `.env`.
  expect(kept['READ_ENV_FILE']).toBe('off');
});
