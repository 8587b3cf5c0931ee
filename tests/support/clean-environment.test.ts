import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/resources.ts';
import { cleanEnvironment, serverEnvironment } from './clean-environment.ts';
import { startSite } from './start-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

/** Every setting that the site has, from the file that has to name them all. */
const SETTINGS = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

test('no setting of the site reaches the tests, whatever it is called; what the machine needs stays', () => {
  expect(SETTINGS.length).toBeGreaterThan(10);
  expect(SETTINGS.filter((name) => name !== 'READ_ENV_FILE' && name in process.env)).toEqual([]);
  const settings = Object.fromEntries(
    [...SETTINGS, 'BLOG_DIR', 'VITE_OTHER', 'LATER'].map((name) => [name, 'live']),
  );
  expect(Object.keys(cleanEnvironment({ ...settings, PATH: '/bin' })).sort()).toEqual([
    'ASTRO_TELEMETRY_DISABLED',
    'NODE_COMPILE_CACHE',
    'PATH',
    'READ_ENV_FILE',
  ]);
});

test('a database or a webhook on another machine is refused', () => {
  // Addresses of examples: port 9 discards, and nothing there is ours.
  for (const [name, address] of [
    ['DATABASE_URL', 'postgres://live@192.0.2.1:9/leads'],
    ['CONTACT_WEBHOOK_URL', 'https://192.0.2.1:9/live'],
  ] as const)
    expect(() => serverEnvironment({ [name]: address })).toThrow(`${name} is 192.0.2.1:9`);
  const own = 'postgres://postgres@127.0.0.1:5/test';
  expect(serverEnvironment({ DATABASE_URL: own })).toMatchObject({ DATABASE_URL: own });
});

test('a server that a test starts next to a live .env does not read it, which would be noticed', async () => {
  writeFileSync(join(folder.path, '.env'), 'TRUST_PROXY=nonsense\n');
  const siteDir = join(folder.path, 'site');
  mkdirSync(siteDir);
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>Site</title>');
  const site = await startSite({ siteDir, cwd: folder.path });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await site.stop();
  const { PATH } = process.env;
  const main = join(ROOT, 'server/main.ts');
  const server = spawnSync(process.execPath, [main], { cwd: folder.path, env: { PATH }, encoding: 'utf8' });
  expect(server.stderr).toContain('TRUST_PROXY');
});
