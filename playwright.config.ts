import { defineConfig } from '@playwright/test';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';
import { findChromium } from '#tests/support/find-chromium.ts';

cleanThisProcess();

const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--disable-gpu',
    // A process of its own takes a twentieth more of the processor.
    '--in-process-gpu',
    // A name that is not this machine's; for the journeys that need it alone it would take a browser.
    '--host-resolver-rules=MAP site.test 127.0.0.1',
  ],
};

const JOURNEYS = ['every-*.journey.ts', 'journeys/*.journey.ts'];
const OF_OTHER_SITE = ['read-the-blog', 'get-started-elsewhere'].map(
  (name) => `journeys/${name}.journey.ts`,
);

export default defineConfig({
  testDir: './tests',
  projects: [
    // Builds while the others go on.
    { name: 'other-site', testMatch: 'support/other-site.setup.ts' },
    { name: 'journeys', testMatch: JOURNEYS, testIgnore: OF_OTHER_SITE },
    { name: 'journeys-of-other-site', testMatch: OF_OTHER_SITE, dependencies: ['other-site'] },
  ],
  fullyParallel: true,
  // A browser keeps a core busy: on two, four workers took a tenth longer.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Generous for a busy machine: the speed of a thing is held by its own expectation.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { viewport: { width: 1440, height: 900 }, launchOptions },
});
