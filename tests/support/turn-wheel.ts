import { expect, type Page } from '@playwright/test';

/** Milliseconds after which a page that has not moved at all is taken for one that lost the turn. */
const LOST_AFTER = 5000;

/** Milliseconds between two looks that tell a page at rest from one that glides. */
const LOOK_AGAIN_MS = 100;

/**
 * Turns the mouse wheel, and again while the page does not move: on a busy machine Chromium can lose a turn, which says
 * nothing of the page. Waits for the end of a glide before, which would be taken for this turn. Only for a page that has room
 * to scroll that way.
 *
 * @param distance in pixels, downwards
 */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const position = () => page.evaluate(() => scrollY);
  let from = Number.NaN;
  const isAtRest = async () => {
    const before = from;
    from = await position();
    return from === before;
  };
  await expect.poll(isAtRest, { intervals: [LOOK_AGAIN_MS] }).toBe(true);
  await expect(async () => {
    if ((await position()) === from) await page.mouse.wheel(0, distance);
    await expect.poll(position, { timeout: LOST_AFTER }).not.toBe(from);
  }).toPass({ timeout: 4 * LOST_AFTER });
}
