import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium-options.ts';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

const JOURNEYS = ['every-page.journey.ts', 'journeys/*.journey.ts'];
/** Journeys through the other site, which has to be built first: they come last, and everything else does not wait for it. */
const OF_OTHER_SITE = [
  'read-the-blog',
  'wait-for-the-blog',
  'page-through-the-blog',
  'get-started-elsewhere',
].map((name) => `journeys/${name}.journey.ts`);

export default defineConfig({
  testDir: './tests',
  projects: [
    // First: while one worker builds the other site, the others have journeys to go on with.
    { name: 'other-site', testMatch: 'support/other-site.setup.ts' },
    { name: 'journeys', testMatch: JOURNEYS, testIgnore: OF_OTHER_SITE },
    { name: 'journeys-of-other-site', testMatch: OF_OTHER_SITE, dependencies: ['other-site'] },
  ],
  fullyParallel: true,
  // Twice the cores of a small machine: half of a journey is waiting, for a frame, a glide or an answer.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous for a machine busy with other work: the speed of a thing is held by the limit of its own expectation.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions,
    // Its "only-on-failure" takes one of every journey and throws it away: `journey.ts` takes those that are needed.
    screenshot: 'off',
    // A new context costs a new process of the browser, three times as much as the page of a journey itself. Playwright
    // empties the one it keeps (storage, cache, cookies, routes, clock); `journey.ts` undoes what it leaves.
    reuseContext: true,
  },
});
