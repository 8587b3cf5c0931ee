/** What every journey has: a company, its production site, and a page that may print no error. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { BUILT, type RunningSite, startSite } from './start-site.ts';

export { company } from './this-company.ts';
export { expect, type Locator, type Page };

interface JourneyFixtures {
  /** Console errors that a journey provokes. */
  expectedErrors: RegExp[];
  watched: undefined;
}

interface WorkerFixtures {
  siteDir: string;
  /** For all journeys of a worker; one that needs other settings starts its own. */
  site: RunningSite;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  siteDir: [BUILT, { option: true, scope: 'worker' }],
  site: [
    async ({ siteDir }, use) => {
      await using site = await startSite({ SITE_DIR: siteDir });
      await use(site);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (message: string) => {
        if (!expectedErrors.some((one) => one.test(message))) unexpected.push(message);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(error.error().message));
      await use(undefined);
      expect(unexpected, 'errors printed by the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** By the browser's own setting, which moves widths in `rem`. @returns what ends it */
export async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(32);
  return async () => {
    await set(16);
    await session.detach();
  };
}

/** In the page: after them a script has seen another width. */
export const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Waits until the type is there, nothing that has an end moves the part, what is in it or around
 * it, and it keeps its place. What follows the scroll rests with the page.
 * @returns where it is
 */
export async function atRest(part: Locator) {
  const look = () =>
    part.evaluate((element) => {
      const isPassing = ({ effect, playState, timeline }: Animation) => {
        const target = (effect as KeyframeEffect).target;
        return (
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity &&
          (element.contains(target) || target?.contains(element))
        );
      };
      const isMoving =
        document.fonts.status === 'loading' || document.getAnimations().some(isPassing);
      const { x, y, width, height } = element.getBoundingClientRect();
      return { isMoving, box: { x, y, width, height } };
    });
  let before = await look();
  for (;;) {
    await sleep(100);
    const now = await look();
    if (!now.isMoving && isDeepStrictEqual(now, before)) return now.box;
    before = now;
  }
}

export async function scrollBy(page: Page, distance: number) {
  const to = await page.evaluate((by) => {
    const from = scrollY;
    window.scrollBy({ top: by, behavior: 'instant' });
    return from + by;
  }, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(to);
}

export const PHONE = { width: 390, height: 844 };

export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Until the page has asked for all that it asks for by itself. */
export const visit = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'networkidle' });

/** Holds back what the page asks for at these addresses. @returns what lets it come */
export async function holdBack(page: Page, addresses: string | RegExp = /_assets\/.*\.js/) {
  const arrival = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

/** @returns with which keys a press on it is not left to the browser */
export const keysTaken = (link: Locator) =>
  link.evaluate((element: HTMLAnchorElement) => {
    const { href } = element;
    element.removeAttribute('href');
    const taken = ['ctrlKey', 'metaKey', 'shiftKey'].filter((key) => {
      const press = { bubbles: true, cancelable: true, [key]: true };
      return !element.dispatchEvent(new MouseEvent('click', press));
    });
    element.href = href;
    return taken;
  });

export const section = (page: Page, heading: string) =>
  page.getByRole('region').filter({ has: page.locator(`#${heading}-heading`) });

/** As out of the back/forward cache, which Playwright turns off. */
export const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

/**
 * Pages opened from now on believe to be drawn ahead, which Playwright cannot have Chromium do.
 * @returns what shows them
 */
export async function drawAhead(page: Page) {
  const say = (value: boolean) => {
    Object.defineProperty(document, 'prerendering', { value, configurable: true });
    if (!value) document.dispatchEvent(new Event('prerenderingchange'));
  };
  await page.addInitScript(say, true);
  return () => page.evaluate(say, false);
}
