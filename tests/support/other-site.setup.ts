/** Begins with what takes longest: the build that the last journeys need. */
import { test } from '@playwright/test';
import { buildOtherSiteOnce } from './build-other-site.ts';

/** Milliseconds for a build beside everything else that a busy machine does; no journey is slower for it. */
const BUILD_LIMIT = 900_000;

test('the other site is built', async () => {
  test.setTimeout(BUILD_LIMIT);
  await buildOtherSiteOnce();
});
