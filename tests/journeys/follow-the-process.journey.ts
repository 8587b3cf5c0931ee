/** A visitor scrolls through the process of the home page, and the steps follow. */
import type { Page } from '@playwright/test';
import { atRest, scrollBy } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';

const steps = (page: Page) => page.locator('#process').locator('[data-process-step]');
const buttons = (page: Page) => page.locator('#process').getByRole('button', { name: /^Step \d/ });
const active = (page: Page) => page.locator('#process').locator('[aria-current="step"]');
/** Height of a step's upper edge, as a share of the view. */
const topOf = (page: Page, step: number) =>
  steps(page)
    .nth(step)
    .evaluate((element) => element.getBoundingClientRect().top / innerHeight);

/** Opens the page with a stopped clock, once all of it is at work: from here time passes only by `page.clock`. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(700, 450);
}

/** Scrolls until a step's upper edge is at a share of the view's height. */
async function scrollToShare(page: Page, step: number, share: number): Promise<void> {
  await atRest(steps(page).nth(step));
  await scrollBy(page, Math.round(((await topOf(page, step)) - share) * 900));
  await atRest(steps(page).nth(step));
}

test('the process starts on step 1 of 3; a click in a step makes it active', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(steps(page)).toHaveCount(3);
  await expect(active(page)).toHaveText(/^Step 1: Discovery/);
  await scrollToShare(page, 0, 0.6);
  await buttons(page).nth(2).press('Enter');
  await expect(active(page)).toHaveText(/^Step 3: Deployment/);
  await steps(page).nth(1).getByRole('paragraph').first().click();
  await expect(active(page)).toHaveText(/^Step 2: Development/);
});

test('a step becomes active after 500 ms in the upper half of the view', async ({ page }) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.62);
  await page.clock.runFor(5000);
  await expect(active(page), 'in the lower half nothing happens').toHaveText(/^Step 1/);
  await scrollBy(page, 180);
  await expect.poll(() => topOf(page, 1)).toBeLessThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(499);
  await expect(active(page)).toHaveText(/^Step 1/);
  await page.clock.runFor(1);
  await expect(active(page)).toHaveText(/^Step 2/);
});

test('a step that leaves the upper half within 500 ms does not become active', async ({ page }) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.55);
  await scrollBy(page, 90);
  await expect.poll(() => topOf(page, 1)).toBeLessThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(499);
  await scrollBy(page, -90);
  await expect.poll(() => topOf(page, 1)).toBeGreaterThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(5000);
  await expect(active(page)).toHaveText(/^Step 1/);
});

test('scroll position makes a step active far up, and gives it back', async ({ page }) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.7);
  await scrollBy(page, 520);
  // No time passes for the page, so dwelling cannot be what decides.
  await expect(active(page)).toHaveText(/^Step 2/);
  await scrollBy(page, -700);
  await expect(active(page)).toHaveText(/^Step 1/);
});
