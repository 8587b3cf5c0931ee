/** A visitor reads in the dark: the theme holds under /docs and nowhere else. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode', exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const barColour = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
const textColour = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-part="text"]')
    .evaluate((prose) => getComputedStyle(prose).color);

const LIGHT = 'rgb(243, 241, 235)';
const DARK = 'rgb(20, 19, 15)';

test('the toggle darkens the page, is saved, and follows what was saved elsewhere', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await test.step('the toggle darkens page and bar, is saved, and pressing it again undoes both', async () => {
    const before = await textColour(page);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass('dark');
    await expect.poll(() => stored(page)).toBe('dark');
    await expect.poll(() => barColour(page)).toBe(DARK);
    expect(await textColour(page)).not.toBe(before);
    await toggle(page).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect.poll(() => stored(page)).toBe('light');
    await expect.poll(() => barColour(page)).toBe(LIGHT);
  });
  await test.step('a page that the browser kept whole follows what was saved meanwhile', async () => {
    await toggle(page).click();
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('before any file of ours has run', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the next page is dark already: nothing flashes', async ({ page }) => {
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await toggle(page).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.route('**/_assets/*.js', (route) => route.abort());
    await page.goto('/docs/resources');
    await expect(page.locator('html')).toHaveClass('dark');
    expect(await barColour(page)).toBe(DARK);
    const body = page.locator('body');
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(DARK);
  });
});

test('leaving the documentation sets light and saves it, so that coming back is light too', async ({
  page,
}) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  // The address changes before the page has begun.
  await expect.poll(() => stored(page)).toBe('light');
  await expect.poll(() => barColour(page)).toBe(LIGHT);
  await page.goBack();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the toggle works for the page when storage refuses', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is refused.', 'SecurityError');
      },
    }),
  );
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});
