/** A visitor goes from page to page and back: each way is short, and what was left is found again. */
import type { Page } from '@playwright/test';
import { findWholeChromium } from '#scripts/find-chromium.ts';
import { expect, test } from '../support/journey.ts';

const executablePath = findWholeChromium();

declare global {
  interface Window {
    /** Number of times this very page has come back. */
    comebacks?: number;
    /** True when a view transition led to this page. */
    hasArrived?: boolean;
  }
}

// Playwright forbids the browser to keep pages, so that every way back loads them again; the headless shell keeps none.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Notes how each page came to be shown. */
const noteArrivals = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.hasArrived = (event as Event & { viewTransition: unknown }).viewTransition !== null;
    });
    addEventListener('pageshow', ({ persisted }) => {
      window.comebacks = persisted ? (window.comebacks ?? 0) + 1 : 0;
    });
  });

/** Goes back or on to a page, and waits for the end of what leads there. */
async function travel(page: Page, way: 'back' | 'forward', path: string): Promise<void> {
  await page.evaluate((where) => history[where](), way);
  await page.waitForFunction(
    (there) => location.pathname === there && document.readyState === 'complete',
    path,
  );
  await page.waitForFunction(() => document.activeViewTransition === null);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a page laid over the last one leaves nothing behind', async ({ page }) => {
  await noteArrivals(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/docs/showcase');
    const card = page.getByRole('link', { name: /^Read Case Study/ }).nth(2);
    await card.click();
    await page.waitForURL(/\/docs\/case-studies\//);
    await page.waitForFunction(() => document.activeViewTransition === null);
    if (reducedMotion === 'reduce') expect(await page.evaluate(() => window.hasArrived)).toBe(false);
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  }
});

test('a list comes back at its place, and the page after it', async ({ page }) => {
  await noteArrivals(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/showcase', { waitUntil: 'networkidle' });
  const card = page.getByRole('link', { name: /^Read Case Study/ }).last();
  const path = (await card.getAttribute('href')) ?? '';
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await card.press('Enter');
  await page.waitForURL(path);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await travel(page, 'back', '/docs/showcase');
  await expect.poll(() => scrolled(page)).toBe(place);
  await travel(page, 'forward', path);
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('a page that the browser kept is as was chosen since, its menu closed', async ({ page }) => {
  test.skip(!executablePath, 'There is no Chromium here but the headless shell, which keeps no page.');
  await noteArrivals(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await page.getByRole('main').locator('a[href^="/docs/"]').first().click();
  await page.waitForFunction(() => location.pathname !== '/docs/process');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await travel(page, 'back', '/docs/process');
  expect(await page.evaluate(() => window.comebacks), 'the browser kept the page').toBe(1);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
  await travel(page, 'back', '/privacy');
  expect(await page.evaluate(() => window.comebacks)).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});
