/** Begins with what takes longest: the build that the last journeys need. */
import { test } from '@playwright/test';
import { buildOtherSite } from './other-site.ts';

test('the other site is built', async () => {
  // A build beside everything else that a busy machine does; no journey is slower for it.
  test.setTimeout(900_000);
  await buildOtherSite();
});
