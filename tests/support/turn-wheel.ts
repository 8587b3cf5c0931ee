import { expect, type Page } from '@playwright/test';

/** Milliseconds between two looks that tell a page at rest from one that glides. */
const LOOK_AGAIN_MS = 100;

/**
 * Position of the page after its next frame. A page in which nothing moves draws none, and on a busy machine Chromium then
 * keeps a turn of the wheel until something asks for one. Asks through an observer: a journey may have stopped the clock,
 * and with it `requestAnimationFrame`.
 */
const positionAfterFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          tell(scrollY);
        });
        observer.observe(document.documentElement);
      }),
  );

/**
 * Turns the mouse wheel, and waits until the page moves. Waits for the end of a glide before, which would be taken for this
 * turn. Only for a page that has room to scroll that way.
 *
 * @param distance in pixels, downwards
 */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  const position = () => positionAfterFrame(page);
  let from = Number.NaN;
  const isAtRest = async () => {
    const before = from;
    from = await position();
    return from === before;
  };
  await expect.poll(isAtRest, { intervals: [LOOK_AGAIN_MS] }).toBe(true);
  await page.mouse.wheel(0, distance);
  await expect.poll(position).not.toBe(from);
}
