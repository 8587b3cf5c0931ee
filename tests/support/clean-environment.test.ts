import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanEnvironment, serverEnvironment } from './clean-environment.ts';
import { startSite } from './start-site.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every setting that the site has, from the file that has to name them all. */
const SETTINGS = [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);

/** A live site's settings, as an operator keeps them. Port 9 discards: nothing there is ours. */
const TRAPS = {
  DATABASE_URL: 'postgres://live@192.0.2.1:9/leads',
  CONTACT_WEBHOOK_URL: 'https://192.0.2.1:9/live',
  RECAPTCHA_SECRET_KEY: 'live',
  DATA_DIR: '/nowhere/live',
  SITE_DIR: '/nowhere/live-site',
  PORT: '9',
  TRUST_PROXY: 'nonsense',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'traps-'));
  writeFileSync(
    join(folder, '.env'),
    Object.entries(TRAPS)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no setting of the site reaches the tests', () => {
  expect(SETTINGS.length).toBeGreaterThan(10);
  expect(SETTINGS.filter((name) => name !== 'READ_ENV_FILE' && name in process.env)).toEqual([]);
  expect(process.env['READ_ENV_FILE']).toBe('off');
});

test('what the machine needs stays, what configures the site goes, whatever it is called', () => {
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, 'live']));
  const clean = cleanEnvironment({
    ...settings,
    BLOG_DIR: 'live',
    VITE_OTHER: 'live',
    LATER: 'live',
    PATH: '/bin',
  });
  expect(clean).toEqual({
    PATH: '/bin',
    READ_ENV_FILE: 'off',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: expect.stringContaining('node_modules'),
  });
});

test('a database or a webhook on another machine is refused', () => {
  for (const name of ['DATABASE_URL', 'CONTACT_WEBHOOK_URL'] as const)
    expect(() => serverEnvironment({ [name]: TRAPS[name] })).toThrow(`${name} is 192.0.2.1:9`);
  expect(serverEnvironment({ DATABASE_URL: 'postgres://postgres@127.0.0.1:5/test' })).toMatchObject({
    DATABASE_URL: 'postgres://postgres@127.0.0.1:5/test',
  });
});

test('a server that a test starts next to a live .env does not read it', async () => {
  const siteDir = join(folder, 'site');
  mkdirSync(siteDir);
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>Site</title>');
  const site = await startSite({ siteDir, cwd: folder });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await site.stop();
});

test('a live .env is read where nobody forbids it, so that the test above can fail', () => {
  const { PATH } = process.env;
  const server = spawnSync(process.execPath, [join(ROOT, 'server/main.ts')], {
    cwd: folder,
    env: { PATH },
    encoding: 'utf8',
  });
  expect(server.status).toBe(1);
  expect(server.stderr).toContain('TRUST_PROXY');
});
