import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/browser/find-chromium.ts';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

const executablePath = findChromium();

/** Journeys through the other site, which has to be built first; everything else does not wait for it. */
const OF_OTHER_SITE = ['**/blog-list.journey.ts', '**/contact-elsewhere.journey.ts'];

export default defineConfig({
  projects: [
    {
      name: 'journeys',
      testDir: './tests/journeys',
      testMatch: '**/*.journey.ts',
      testIgnore: OF_OTHER_SITE,
    },
    { name: 'other-site', testDir: './tests/support', testMatch: 'other-site.setup.ts' },
    {
      name: 'journeys-of-other-site',
      testDir: './tests/journeys',
      testMatch: OF_OTHER_SITE,
      dependencies: ['other-site'],
    },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The first three let Chromium run as root in a container; the rest keep it from calling out by itself.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
