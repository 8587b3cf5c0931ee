import type { Page } from '@playwright/test';
import { atRest, expect, scrollBy, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

const called = company.processSteps.map(({ title }, index) => `Step ${index + 1}: ${title}`);

const steps = (page: Page) => page.locator('#process [data-process-step]');
const active = (page: Page) => page.locator('#process [aria-current="step"]');

/** Scrolls until a step's upper edge is at a share of the view's height. */
async function scrollToShare(page: Page, step: number, share: number): Promise<void> {
  const { y } = await atRest(steps(page).nth(step));
  await scrollBy(page, Math.round(y - share * 900));
  await atRest(steps(page).nth(step));
}

test('a step becomes active after 500 ms in the upper half of the view, far up at once, or by a click', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  // From here time passes only by `page.clock`.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(700, 450);
  await expect(steps(page)).toHaveCount(called.length);
  await expect(active(page)).toContainText(called[0] ?? '');

  await scrollToShare(page, 1, 0.45);
  await page.clock.runFor(499);
  await scrollToShare(page, 1, 0.55);
  await page.clock.runFor(5000);
  await expect(active(page), 'it has left within the time').toHaveText(/^Step 1/);
  await scrollToShare(page, 1, 0.42);
  await page.clock.runFor(499);
  await expect(active(page)).toHaveText(/^Step 1/);
  await page.clock.runFor(1);
  await expect(active(page)).toHaveText(/^Step 2/);

  // No more time passes for the page, so dwelling cannot be what decides.
  await scrollToShare(page, 1, 0.9);
  await expect(active(page)).toHaveText(/^Step 1/);
  await scrollToShare(page, 1, 0.12);
  await expect(active(page)).toHaveText(/^Step 2/);

  await scrollToShare(page, 0, 0.6);
  await page
    .locator('#process')
    .getByRole('button', { name: /^Step 3/ })
    .press('Enter');
  await expect(active(page)).toContainText(called[2] ?? '');
  await steps(page).nth(1).getByRole('paragraph').first().click();
  await expect(active(page)).toContainText(called[1] ?? '');
});
