/** Measures what a visitor's eye sees: columns of a grid, words in drawings, and how far a page moved while it loaded. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Number of columns of the grid, as the browser computed it. */
export function columnCount(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** Keeps what the browser calls layout shifts, from the page's first paint on. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName;
          return `${name} ${previousRect.x} ${previousRect.y} to ${currentRect.x} ${currentRect.y}`;
        });
        shifts.push(`${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The least size of words in a drawing, in pixels of the window; the words beside it are larger. */
const LEAST_DRAWN = 10.4;

/** Lists the words in drawings that are too small to read at this width of the window. */
export function smallDrawnWords(page: Page): Promise<string[]> {
  return page.locator('svg text').evaluateAll(
    (texts, least) =>
      texts.flatMap((text) => {
        if (!(text instanceof SVGGraphicsElement) || !text.checkVisibility()) return [];
        const scale = text.getScreenCTM()?.a ?? 1;
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        return size < least ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
      }),
    LEAST_DRAWN,
  );
}

/** Lists all parts that moved since the page was opened, also after a press, a line each, as {@link watchShifts} saw them. */
export function shiftsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** An entry of the Layout Instability API, which TypeScript's own DOM types leave out. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The session through which a page's text has another size, which ends with it. */
const textSizes = new WeakMap<Page, CDPSession>();

/** Sets the browser's own text size; unlike a size on the root element it also moves the widths in `rem`. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = textSizes.get(page) ?? (await page.context().newCDPSession(page));
  textSizes.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** Gives a page the usual size of text again. */
export async function forgetTextSize(page: Page): Promise<void> {
  await textSizes.get(page)?.detach();
  textSizes.delete(page);
}
