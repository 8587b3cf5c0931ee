import { expect, type Page } from '@playwright/test';

/**
 * Scrolls the page at once, and waits until it is there: for what depends on the exact place, and not on a glide to it.
 *
 * @param distance in pixels, downwards; the page must have room for all of it
 */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  const to = await page.evaluate((by) => {
    const from = scrollY;
    window.scrollBy({ top: by, behavior: 'instant' });
    return from + by;
  }, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(to);
}
