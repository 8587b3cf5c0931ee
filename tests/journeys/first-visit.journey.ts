/** Somebody arrives for the first time on a slow line, and sees the page in its own type at once. */
import type { CDPSession, Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { inPieces, withinTables } from '../support/in-pieces.ts';
import { expect, test } from '../support/journey.ts';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Elements every page opens with: the name in the bar, the headline, the first words to read. */
const OPENING = ['header a[href="/"]', 'h1', 'main p'];

async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  return session;
}

/** Letters that are set in a font of the machine, by the element that has them. */
async function lettersInLocalFonts(session: CDPSession, selectors: string[]): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = await Promise.all(
    selectors.map(async (selector) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.length, `fonts of ${selector}`).toBeGreaterThan(0);
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName, glyphCount }) => `${selector}: ${glyphCount} letters in ${familyName}`);
    }),
  );
  return found.flat();
}

for (const width of [390, 1440]) {
  test(`at ${width} px a first visit on a slow line has the type of the site and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = await slowLine(page);
    await watchShifts(page);
    for (const route of ['/', '/pricing', '/contact', '/blog', '/docs/process']) {
      await page.goto(route, { waitUntil: 'networkidle' });
      await atRest(page.locator('main'));
      expect(await lettersInLocalFonts(session, OPENING), route).toEqual([]);
      expect(await shiftsSeen(page), `moved on ${route}`).toEqual([]);
    }
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  });
}

/** Functions that `withoutWordOfPaint` leaves in the page. */
interface Held {
  isPainted: () => boolean;
  /** Says that the page is painted. */
  tell: () => void;
}

const isPainted = () => (window as unknown as Held).isPainted();
const tell = () => (window as unknown as Held).tell();

/**
 * Opens a page that hears nothing of its paints until `tell`, and whose frames and timers wait for `page.clock`.
 *
 * @returns the files of behaviours that it has asked for, as it asks for them
 */
async function withoutWordOfPaint(page: Page, route: string): Promise<string[]> {
  await page.clock.install({ time: 0 });
  await page.addInitScript(() => {
    const { PerformanceObserver: Observer } = window;
    const reports: (() => void)[] = [];
    window.PerformanceObserver = class extends Observer {
      constructor(act: PerformanceObserverCallback) {
        super((list, observer) => {
          const report = () => act(list, observer);
          if (list.getEntriesByType('paint').length > 0) reports.push(report);
          else report();
        });
      }
    };
    const tellAll = () => {
      for (const report of reports) report();
    };
    let painted = false;
    new Observer(() => {
      painted = true;
    }).observe({ type: 'paint', buffered: true });
    Object.assign(window, { tell: tellAll, isPainted: () => painted });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.behaviour.')) asked.push(request.url());
  });
  await page.clock.pauseAt(60_000);
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  return asked;
}

test('a page asks for its behaviours when the browser says that it is painted, however many frames that takes', async ({
  page,
}) => {
  const asked = await withoutWordOfPaint(page, '/docs/agents');
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await page.evaluate(tell);
  await expect.poll(() => asked).not.toEqual([]);
});

test('a press before the first paint is made once its behaviour is there', async ({ page }) => {
  await withoutWordOfPaint(page, '/docs/agents');
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.evaluate(tell);
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a browser that says nothing of its paints has the behaviours a second after its first frame', async ({
  page,
}) => {
  const asked = await withoutWordOfPaint(page, '/docs/agents');
  await page.clock.runFor(1100);
  await expect.poll(() => asked).not.toEqual([]);
});

test('what has been painted of a page that comes in pieces stays where it is', async ({ page, site }) => {
  const line = await inPieces(site.url);
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/', '/pricing', '/contact', '/about', '/blog', '/docs/process']) {
      await page.goto(line.url + route, { waitUntil: 'networkidle' });
      expect(await shiftsSeen(page), `${route} at ${width} px`).toEqual([]);
    }
  }
  await line.close();
});

test('nothing of a table moves when the rest of it comes', async ({ page, site }) => {
  const line = await inPieces(site.url, withinTables);
  await watchShifts(page);
  for (const width of [390, 1440]) {
    // The browser reports nothing of what moves outside the window.
    await page.setViewportSize({ width, height: 6000 });
    await page.goto(`${line.url}/docs/process`, { waitUntil: 'networkidle' });
    for (const table of await page.getByRole('main').getByRole('table').all())
      await expect(table).toBeVisible();
    expect(await shiftsSeen(page), `at ${width} px`).toEqual([]);
  }
  await line.close();
});

test('a name from elsewhere in Europe is set in the site’s type, from a file that only such a page loads', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // The company's own name may have such a letter.
  const hasOtherLetters = /[^\P{L}a-záé]/iu.test(await page.locator('body').innerText());
  expect(fonts.length > 0).toBe(hasOtherLetters);
  fonts.length = 0;
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, main p'))
      element.textContent = 'Łukasz Doğan, José Sørensen';
  });
  await atRest(page.locator('main'));
  const session = await page.context().newCDPSession(page);
  expect(await lettersInLocalFonts(session, ['h1', 'main p'])).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});
