import { test } from '@playwright/test';
import { buildOtherSite } from './other-site.ts';

test('the other site is built', async () => {
  test.setTimeout(900_000);
  await buildOtherSite();
});
