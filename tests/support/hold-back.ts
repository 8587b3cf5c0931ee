/** A delivery that comes when the test says so: what a visitor does before a script or its data has arrived. */
import type { Page } from '@playwright/test';

/** Holds back whatever the page asks for at these addresses. @returns what lets it all come */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}
