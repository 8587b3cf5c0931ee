/** A visitor arrives at the home page: what it weighs, what moves while it loads, and where a hash leads. */
import type { Locator, Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { transferSize } from '../support/built-site.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { standsStill } from '../support/landing.ts';
import { turnWheel } from '../support/turn-wheel.ts';

/** Waits for every picture asked for and every font, and for the page to be laid out with them. */
async function everythingArrived(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ loading, currentSrc }) => loading !== 'lazy' || currentSrc);
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))]);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

for (const width of [390, 1440]) {
  test(`the first load at ${width} px weighs less than 140 kB and nothing shifts`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    const files: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (request.url().startsWith(site.url)) files.push(path === '/' ? 'index.html' : path.slice(1));
    });
    await watchShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const sizes = files.map((file) => ({ file, bytes: transferSize(file) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThan(140_000);

    /** Pixels below the window once the page has stopped: on its way to the end it has room for no further turn. */
    const left = async () => {
      await atRest(page.getByRole('main'));
      return page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
    };
    while ((await left()) > 1) await turnWheel(page, 800);
    await everythingArrived(page);
    expect(await shiftsSeen(page)).toEqual([]);
  });
}

/** Notes every position the page scrolls through, from the first script on. */
async function noteScrolling(page: Page) {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  });
  /** Waits until the page is at rest: the event of the last position comes a frame after it is reached. */
  const positionsSoFar = async () => {
    await standsStill(page);
    return page.evaluate(() => {
      const { positions } = window as unknown as { positions: number[] };
      return new Set(positions.splice(0)).size;
    });
  };
  /** Waits until the page has come to the section, and gives the number of positions it was seen at. */
  const stepsTo = async (id: string) => {
    await expect.poll(() => topOf(page, id)).toBe(BELOW_BAR);
    return positionsSoFar();
  };
  return {
    /** Starts the count again. */
    forget: positionsSoFar,
    stepsTo,
    /** Presses a link that is in view already, so that only its own jump or glide is counted. */
    async press(link: Locator) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      await positionsSoFar();
      await link.click();
    },
    /** A busy machine may show nothing of a glide but its end: then it is begun again. */
    glides: (id: string, go: () => Promise<unknown>) =>
      expect(async () => {
        await go();
        expect(await stepsTo(id), `steps of the scroll to ${id}`).toBeGreaterThan(JUMP);
      }).toPass({ timeout: 60_000 }),
  };
}

/** Height of the bar, and a little air. */
const BELOW_BAR = 96;

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const linkToAnswers = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });

/** A jump shows the page where it ends and nowhere before; a glide has a position for each frame, however few. */
const JUMP = 1;

test('an address with a hash scrolls smoothly to its section on load, on change and on a click', async ({
  page,
}) => {
  const { forget, glides, press } = await noteScrolling(page);
  await test.step('on load', () =>
    glides('faq', async () => {
      await page.goto('about:blank');
      await page.goto('/#faq');
    }));
  await test.step('on a change of hash', () =>
    glides('process', async () => {
      await page.evaluate(() => {
        history.replaceState(null, '', '/');
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await forget();
      await page.evaluate(() => {
        location.hash = '#process';
      });
    }));
  await test.step('on a click', () => glides('faq', () => press(linkToAnswers(page))));
  await expect(page).toHaveURL('/#faq');
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a hash link arrives at once', async ({ page }) => {
    const { stepsTo, press } = await noteScrolling(page);
    await page.goto('/');
    await press(linkToAnswers(page));
    expect(await stepsTo('faq')).toBe(JUMP);
  });
});
