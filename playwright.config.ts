import { defineConfig } from '@playwright/test';
import { launchOptions } from '#tests/support/chromium-options.ts';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';
import { shareRunFolder } from '#tests/support/run-folder.ts';

cleanThisProcess();
shareRunFolder();

/** Journeys through the other site, which has to be built first: they come last, and everything else does not wait for it. */
const OF_OTHER_SITE = [
  '**/blog-list.journey.ts',
  '**/blog-category.journey.ts',
  '**/hostile-post.journey.ts',
  '**/contact-elsewhere.journey.ts',
  '**/gallery.journey.ts',
];

export default defineConfig({
  projects: [
    // First: while one worker builds the other site, the others have journeys to go on with.
    { name: 'other-site', testDir: './tests/support', testMatch: 'other-site.setup.ts' },
    {
      name: 'journeys',
      testDir: './tests/journeys',
      testMatch: '**/*.journey.ts',
      testIgnore: OF_OTHER_SITE,
    },
    {
      name: 'journeys-of-other-site',
      testDir: './tests/journeys',
      testMatch: OF_OTHER_SITE,
    },
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
