/**
 * Finds a Chromium for the browser tests, or installs one. In order: the `CHROMIUM` environment
 * variable, the one Playwright has downloaded, the system's, a fresh download by Playwright,
 * Debian's package when run as root. The headless shell comes first: the same engine without the
 * window system takes a third less processor time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { executable } from './run-tool.ts';

const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that is already there. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, but there is no such file.`);
  }
  return candidates().find((path) => path && existsSync(path));
}

function candidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [
    chromium.executablePath(),
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...APPLICATIONS,
  ];
}

/**
 * Path of a Chromium, installing one if none is there.
 * @throws when none can be installed, with instructions
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  console.log('No Chromium found: asking Playwright for one.');
  spawnSync(
    process.execPath,
    [executable('@playwright/test', 'playwright'), 'install', 'chromium'],
    {
      stdio: 'inherit',
      timeout: 180_000,
    },
  );
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Playwright could not bring one: installing Debian's package.");
    installFromDebian();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM to the path of one.',
  );
}

/** Debian's headless shell, or all of Chromium where the release has no shell of its own. */
function installFromDebian(): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    );
    if (status === 0) return;
  }
}
