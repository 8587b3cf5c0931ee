import { expect, type Page } from '@playwright/test';

/**
 * Scrolls the page at once, and waits until it is there. For what depends on the exact place: on a busy machine a turn of
 * the wheel can be late by seconds, and `turnWheel`, which then turns it again, would lead too far.
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
