/**
 * The one that `CHROMIUM` names, Playwright's own, the system's. Run as a script, this installs one
 * where there is none: Playwright's, or for root Debian's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell takes a third less processor time. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium, perhaps of one that Playwright has still to bring. */
export function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = chromium.executablePath();
  return process.env['CHROMIUM'] || ([own, ...installed].find(existsSync) ?? own);
}

if (import.meta.main) {
  const isThere = () => existsSync(findChromium());
  for (const command of [
    'playwright install chromium',
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium',
  ])
    if (!isThere() && !process.env['CHROMIUM'])
      spawnSync(command, { shell: true, stdio: 'inherit', timeout: 600_000 });
  if (!isThere())
    throw new Error(
      'The browser tests need Chromium. Install it or Chrome, or set CHROMIUM to the path of one.',
    );
}
