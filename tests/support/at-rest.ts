/** Waits for the end of what passes: an entry, a glide, type that arrives. What is measured then is what stays. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Waits until a part of the page has come to rest: the type has arrived, nothing that has an end moves the part, what is
 * in it or what it is in, and frame after frame shows it in the same place of the window. A loop has no end to wait for,
 * and what follows the scroll rests with the page.
 * @returns where it is
 */
export function atRest(part: Locator): Promise<Box> {
  return part.evaluate(async (element) => {
    const stillFrames = 6;
    /** Waits through an observer: a journey may have stopped the clock, and with it `requestAnimationFrame`. */
    const frame = () =>
      new Promise<void>((told) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          told();
        });
        observer.observe(document.documentElement);
      });
    const isPassing = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const animations = () => {
      const found = element.getAnimations({ subtree: true });
      for (let outer = element.parentElement; outer; outer = outer.parentElement)
        found.push(...outer.getAnimations());
      return found;
    };
    const boxOf = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    await document.fonts.ready;
    let box = boxOf();
    for (let frames = 0; frames < stillFrames; ) {
      await frame();
      const now = boxOf();
      const isStill = (['x', 'y', 'width', 'height'] as const).every((side) => now[side] === box[side]);
      frames = isStill && !animations().some(isPassing) ? frames + 1 : 0;
      box = now;
    }
    if (element.getClientRects().length === 0)
      throw new Error(`This has no place, because it is not shown: ${element.outerHTML.slice(0, 100)}`);
    return box;
  });
}

/**
 * Scrolls the page at once, and waits until it is there: for what depends on the exact place, and not on a glide to it.
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
