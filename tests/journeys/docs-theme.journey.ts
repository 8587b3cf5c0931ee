/** A visitor reads in the dark: the theme holds under /docs and nowhere else. */
import type { Page } from '@playwright/test';
import { refuseStorage } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode', exact: true });
const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const lightness = (page: Page, part: 'header' | 'body') =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const [red = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red > 128 ? 'light' : 'dark';
    });

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/ERR_FAILED/] });

test('the toggle darkens page and bar, is kept, and is undone', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).focus();
  await page.keyboard.press('Space');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page)).toHaveClass('dark');
  await expect.poll(() => stored(page)).toBe('dark');
  await expect.poll(() => lightness(page, 'header')).toBe('dark');

  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/docs/resources');
  await expect(root(page)).toHaveClass('dark');
  expect(await lightness(page, 'body'), 'nothing flashes').toBe('dark');
  await page.unrouteAll();

  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(root(page)).not.toHaveClass(/dark/);
  await expect.poll(() => stored(page)).toBe('light');
  await expect.poll(() => lightness(page, 'header')).toBe('light');
});

test('leaving the documentation sets light and saves it', async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(root(page)).toHaveClass('dark');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(root(page)).not.toHaveClass(/dark/);
  await expect.poll(() => stored(page)).toBe('light');
  expect(await lightness(page, 'header')).toBe('light');
  await page.goBack();
  await expect(root(page)).not.toHaveClass(/dark/);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a page that the browser kept whole follows what was saved meanwhile', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(root(page)).toHaveClass('dark');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(root(page)).not.toHaveClass(/dark/);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the toggle works for the page when storage refuses', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect(root(page)).toHaveClass('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});
