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

/**
 * Holds a script of ours back.
 * @param name of its file, without the hash
 * @returns what lets it come, and waits until it has run
 */
export async function holdScript(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/_assets/${name}\\.[^/]+\\.js$`);
  const deliver = await holdBack(page, file);
  const asked = page.waitForRequest(file, { timeout: 0 });
  return async () => {
    deliver();
    await page.evaluate((script) => import(script), (await asked).url());
  };
}

/** Refuses storage as a private window or a strict setting does: an init script. */
export const refuseStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Storage is refused.', 'SecurityError');
    },
  });
