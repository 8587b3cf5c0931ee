/**
 * The one that `CHROMIUM` names, a headless shell, a whole browser; of either Playwright's own before
 * the system's. Run as a script, this installs a shell where there is none: Playwright's, or for
 * root Debian's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const folders = (process.env['PATH'] ?? '').split(delimiter);
const installed = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);

/** It takes less processor time. Playwright's lies beside its whole browser. */
function findShell(own: string) {
  const beside = own
    .replaceAll('\\', '/')
    .replace(/chromium-(\d+)\/.*/, 'chromium_headless_shell-$1/*/*headless?shell{,.exe}');
  return [...globSync(beside), ...installed('chromium-headless-shell')][0];
}

/** The path of a Chromium, perhaps of one that Playwright has still to bring. */
export function findChromium() {
  const own = chromium.executablePath();
  const [others] = installed('chromium', 'chromium-browser', 'google-chrome');
  const whole = existsSync(own) ? own : others;
  return process.env['CHROMIUM'] || (findShell(own) ?? whole ?? own);
}

const install = (command: string) =>
  spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000 });
const installFromDebian = (name: string) =>
  install(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`);

if (import.meta.main) {
  const isThere = () => existsSync(findChromium());
  const hasShell = () => process.env['CHROMIUM'] || findShell(chromium.executablePath());
  const isRoot = process.getuid?.() === 0;
  if (!isThere()) install('playwright install --only-shell chromium');
  if (isRoot && !hasShell()) installFromDebian('chromium-headless-shell');
  if (isRoot && !isThere()) installFromDebian('chromium');
  if (!isThere())
    throw new Error(
      'The browser tests need Chromium. Install it or Chrome, or set CHROMIUM to the path of one.',
    );
}
