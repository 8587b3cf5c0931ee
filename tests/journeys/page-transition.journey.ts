/**
 * Checks the way from one page to the next: the new one is laid over the last where motion is wanted, and simply shown where it
 * is not.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { standsStill } from '../support/landing.ts';

declare global {
  interface Window {
    /** Parts of a view transition that moved when this page was shown, as `old(root)`. */
    laid?: string[];
    /** True when a view transition led to this page. */
    hasArrived?: boolean;
  }
}

/** Records on every page the animations that move it into view. The pseudo-elements are gone as soon as it is there. */
async function watchArrivals(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      window.hasArrived = viewTransition !== null;
      viewTransition?.ready.then(
        () => {
          window.laid = document.getAnimations().flatMap(({ effect }) => {
            const part = (effect as KeyframeEffect).pseudoElement;
            return part?.startsWith('::view-transition-') ? [part.slice('::view-transition-'.length)] : [];
          });
        },
        () => undefined,
      );
      viewTransition?.finished.catch(() => undefined);
    });
  });
}

/** A page that is ready too late is shown without a transition, as it should be: on a busy machine the way is gone again. */
async function arrives(page: Page, go: () => Promise<unknown>, parts: RegExp[]) {
  await expect(async () => {
    await go();
    const laid = await page.waitForFunction(() => window.laid, undefined, { timeout: 3000 });
    for (const part of parts) expect(await laid.jsonValue()).toContainEqual(expect.stringMatching(part));
  }).toPass({ timeout: 60_000 });
}

/** Opens a page to leave it again. One that has only just come would be left without a picture of it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await Promise.all(document.documentElement.getAnimations().map(({ finished }) => finished));
  });
}

/** A mark, unlike the parts that every page has. */
const MARKS = { old: /^old\((docs|blog)-(?!sidebar)/, new: /^new\((docs|blog)-(?!sidebar)/ };

test('the next page is laid over the last, and a mark of the card that was followed travels to its head', async ({
  page,
}) => {
  await watchArrivals(page);
  await arrives(page, async () => {
    await open(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
  }, [/^old\(root\)$/, /^group\(current-page\)$/]);

  const WAYS = [
    { list: '/docs/showcase', card: page.getByRole('link', { name: /^Read Case Study/ }).nth(2) },
    { list: '/blog', card: page.getByRole('article').getByRole('heading').getByRole('link').first() },
  ];
  for (const { list, card } of WAYS)
    await arrives(page, async () => {
      await open(page, list);
      const path = await card.getAttribute('href');
      await card.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`${path}`);
    }, [/^old\(root\)$/, MARKS.old, MARKS.new]);

  // Nothing of it is left on the page, nor on the way of the keyboard.
  await expect.poll(() => page.evaluate(() => document.activeViewTransition ?? null)).toBeNull();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('a press is heard while the last page still lies over this one', async ({ page }) => {
  await watchArrivals(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  const bar = page.getByRole('banner');
  await arrives(page, async () => {
    await setRate(1);
    await open(page, '/pricing');
    // All motion stops where it is from here on.
    await setRate(0.0001);
    await bar.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');
  }, [/^old\(root\)$/]);
  expect(await page.evaluate(() => Boolean(document.activeViewTransition))).toBe(true);
  await bar.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('/pricing');
  await setRate(1);
  await session.detach();
});

test('back leads to the place that was left, and a link to a section to its heading', async ({ page }) => {
  await watchArrivals(page);
  await page.goto('/pricing');
  const link = page.getByRole('main').locator('a[href^="/"][href*="#"]').filter({ visible: true }).last();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  await standsStill(page);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  const address = `${await link.getAttribute('href')}`;
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  const heading = page.locator(`[id="${address.split('#')[1]}"]`);
  const offset = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - offset)).toBeLessThan(2);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page is simply there', async ({ page }) => {
    await watchArrivals(page);
    await page.goto('/docs/showcase');
    const card = page.getByRole('link', { name: /^Read Case Study/ }).first();
    const path = await card.getAttribute('href');
    await card.click();
    await page.waitForURL(`${path}`);
    await expect.poll(() => page.evaluate(() => window.hasArrived)).toBe(false);
    expect(await page.evaluate(() => window.laid)).toBeUndefined();
  });
});
