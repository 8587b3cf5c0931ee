/** What a visitor's eye measures: columns of a grid and how far a page moved while it loaded. */
import type { Locator, Page } from '@playwright/test';

/** How many columns the grid has now, as the browser computed it. */
export function columnCount(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** Cumulative layout shift since the page began to load, by the browser's own count. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 300);
      }),
  );
}
