import { isAccessible } from '../page-rules/axe.ts';
import {
  atRest,
  company,
  expect,
  PHONE,
  STILL,
  scrollBy,
  test,
  visit,
} from '../support/journey.ts';

test.use(STILL);

test('on a phone a feature that is pressed stays under the finger', async ({ page }) => {
  test.skip(company.features.length < 2, 'the company names fewer features');
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const features = page.locator('#features');
  const tab = features.getByRole('button').last();
  await tab.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await atRest(tab);
  await tab.click({ position: { x: 60, y: 30 } });
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  const after = await atRest(tab);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
  const { y } = await atRest(features.getByRole('region'));
  expect(y).toBeGreaterThanOrEqual(after.y + after.height - 2);
  expect(await isAccessible(features)).toEqual([]);
});

const called = company.processSteps.map(({ title }, index) => `Step ${index + 1}: ${title}`);

test('a step is active after 500 ms in the upper half, far up at once', async ({ page }) => {
  const steps = page.locator('#process [data-process-step]');
  const active = page.locator('#process [aria-current="step"]');
  const scrollToShare = async (step: number, share: number) => {
    const { y } = await atRest(steps.nth(step));
    await scrollBy(page, Math.round(y - share * 900));
    await atRest(steps.nth(step));
  };
  await visit(page, '/');
  // From here time passes only by `page.clock`.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(700, 450);
  await expect(steps).toHaveCount(called.length);
  await expect(active).toContainText(called[0] ?? '');

  await scrollToShare(1, 0.45);
  await page.clock.runFor(499);
  await scrollToShare(1, 0.55);
  await page.clock.runFor(5000);
  await expect(active, 'it has left within the time').toHaveText(/^Step 1/);
  await scrollToShare(1, 0.42);
  await page.clock.runFor(499);
  await expect(active).toHaveText(/^Step 1/);
  await page.clock.runFor(1);
  await expect(active).toHaveText(/^Step 2/);

  // No more time passes for the page, so dwelling cannot be what decides.
  await scrollToShare(1, 0.9);
  await expect(active).toHaveText(/^Step 1/);
  await scrollToShare(1, 0.12);
  await expect(active).toHaveText(/^Step 2/);
  await scrollToShare(1, 0.4);
  await expect(active, 'until it is below the middle').toHaveText(/^Step 2/);

  await page.getByRole('button', { name: /^Step 3/ }).press('Enter');
  await expect(active).toContainText(called[2] ?? '');
  await page.clock.runFor(5000);
  // Who clicks is dwelling on another.
  await scrollToShare(0, 0.4);
  await steps.nth(1).getByRole('paragraph').first().click();
  await expect(active).toContainText(called[1] ?? '');
  await scrollToShare(0, 0.3);
  await page.clock.runFor(5000);
  await expect(active, 'after a glide').toContainText(called[1] ?? '');

  await page.getByRole('button', { name: /^Step 3/ }).press('Enter');
  await page.clock.runFor(500);
  await scrollToShare(0, 0.4);
  await page.clock.runFor(500);
  await expect(active, 'of who scrolls on').toContainText(called[0] ?? '');
});

test('at the end of the way nothing lies on or below the finished cloth', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const label = page.locator('#process div:has(> svg[aria-hidden])').last();
  await page.locator('#process').evaluate((part) => part.scrollIntoView({ block: 'end' }));
  await expect
    .poll(() => label.evaluate((part) => +getComputedStyle(part, '::after').opacity))
    .toBeLessThan(0.02);
});
