/** Checks where a link within a page lands, once the page has stopped moving. */
import { expect, type Page } from '@playwright/test';

/** Pixels a line box may be off by. */
const TOLERANCE = 3;

/** Waits until the page has not moved for a number of frames. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let place = -1;
        let frames = 0;
        const look = () => {
          frames = scrollY === place ? frames + 1 : 0;
          place = scrollY;
          if (frames > 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** After a link or an address has led to a place of the page, also when what moves it comes late on a busy machine. */
export async function expectLanding(page: Page, id: string, how?: string): Promise<void> {
  await expect.poll(() => landingProblem(page, id), how).toBeUndefined();
}

/** Describes what is wrong with the position of an anchor: it should be under the bars by its margin, and uncovered. */
async function landingProblem(page: Page, id: string): Promise<string | undefined> {
  await standsStill(page);
  return page.evaluate(
    ({ named, tolerance }) => {
      const place = document.getElementById(named);
      if (!place?.checkVisibility({ contentVisibilityAuto: true })) return `#${named} is not to be seen`;
      const { top, left, height } = place.getBoundingClientRect();
      const root = document.documentElement;
      const wanted =
        Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
        Number.parseFloat(getComputedStyle(place).scrollMarginTop);
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 2;
      const isTooLow = top > wanted + tolerance && !isAtEnd;
      if (top < wanted - tolerance || isTooLow) return `#${named} is at ${top}, not at ${wanted}`;
      const seen = document.elementFromPoint(left + 4, top + Math.min(height / 2, 12));
      return place.contains(seen) ? undefined : `#${named} is covered by ${seen?.outerHTML.slice(0, 80)}`;
    },
    { named: id, tolerance: TOLERANCE },
  );
}
