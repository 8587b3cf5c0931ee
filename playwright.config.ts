import { defineConfig } from '@playwright/test';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';
import { findChromium } from '#tests/support/find-chromium.ts';

cleanThisProcess();

const launchOptions = {
  executablePath: findChromium(),
  // The first three let Chromium run as root in a container; the last ones keep it from calling out
  // by itself.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    // Draws the windows in a thread of the browser: a process of its own takes a twentieth more of
    // the processor.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A name that is not this machine's, for journeys away from it; for them alone it would take a
    // browser more.
    '--host-resolver-rules=MAP site.test 127.0.0.1',
  ],
};

const JOURNEYS = ['every-page.journey.ts', 'journeys/*.journey.ts'];
/**
 * Journeys through the other site, which has to be built first: they come last, and everything else
 * does not wait for it.
 */
const OF_OTHER_SITE = ['read-the-blog', 'get-started-elsewhere'].map(
  (name) => `journeys/${name}.journey.ts`,
);

export default defineConfig({
  testDir: './tests',
  projects: [
    // First: while one worker builds the other site, the others have journeys to go on with.
    { name: 'other-site', testMatch: 'support/other-site.setup.ts' },
    { name: 'journeys', testMatch: JOURNEYS, testIgnore: OF_OTHER_SITE },
    { name: 'journeys-of-other-site', testMatch: OF_OTHER_SITE, dependencies: ['other-site'] },
  ],
  fullyParallel: true,
  // One for each core of a small machine: a browser keeps one busy, and four of them took a tenth
  // longer than two.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous for a machine busy with other work: the speed of a thing is held by the limit of its
  // own expectation.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions,
    // A new context costs a new process of the browser, three times as much as the page of a
    // journey itself. Playwright empties the one it keeps (storage, cache, cookies, routes, clock);
    // `journey.ts` undoes what it leaves.
    reuseContext: true,
  },
});
