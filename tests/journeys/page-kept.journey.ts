/** A visitor goes back, and on again, to a page that the browser kept as it was left (its back/forward cache). */
import type { Page } from '@playwright/test';
import { findWholeChromium } from '#scripts/browser/find-chromium.ts';
import { behavioursAtWork } from '../support/at-work.ts';
import { launchOptions } from '../support/chromium-options.ts';
import { expect, test } from '../support/journey.ts';
import { standsStill } from '../support/landing.ts';
import { dialog, options, search } from '../support/search-the-docs.ts';

declare global {
  interface Window {
    /** Number of times this very page has come back. */
    comebacks?: number;
  }
}

const executablePath = findWholeChromium();

test.skip(!executablePath, 'There is no Chromium here but the headless shell, which keeps no page.');

// Playwright forbids the browser to keep pages, so that every way back loads them again.
test.use({
  launchOptions: {
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Counts on every page how often it comes back: a page that was loaded again has lost its count. */
async function countComebacks(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.comebacks = (window.comebacks ?? -1) + 1;
      if (!persisted) window.comebacks = 0;
    });
  });
}

/** Goes back or on, to a page that was kept. Nothing of the page that was left lies over it in the end. */
async function comeBack(page: Page, go: () => void, path: string) {
  await page.evaluate(go);
  // `waitForURL` would wait for the page to load, and this one has loaded before.
  await page.waitForFunction((there) => location.pathname === there && window.comebacks, path);
  await page.waitForFunction(() => document.activeViewTransition === null);
  const named = await page.evaluate(() => {
    const names = [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none');
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  expect(named, 'names that stand twice').toEqual([]);
}

const back = () => history.back();
const forward = () => history.forward();
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a list comes back at its place with the focus on the card that was followed, and the page after it', async ({
  page,
}) => {
  await countComebacks(page);
  await page.goto('/docs/showcase');
  const card = page.getByRole('link', { name: /^Read Case Study/ }).last();
  const path = `${await card.getAttribute('href')}`;
  await card.evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    link.focus({ preventScroll: true });
  });
  await standsStill(page);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(path);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));

  await comeBack(page, back, '/docs/showcase');
  expect(await scrolled(page)).toBe(place);
  await expect(card).toBeFocused();
  await comeBack(page, forward, path);
  expect(await scrolled(page)).toBe(700);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');
});

test('a page that comes back has its menu closed, and says the day it is', async ({ page }) => {
  await countComebacks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await behavioursAtWork(page);
  const day = page
    .getByRole('main')
    .getByText(/^Last updated/)
    .getByRole('time');
  const today = await day.innerText();
  await day.evaluate((time) => {
    time.textContent = 'Yesterday';
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('/about');

  await comeBack(page, back, '/privacy');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  await expect(day).toHaveText(today);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a document comes back in the theme and with the sidebar that were chosen since, and with no search over it', async ({
  page,
}) => {
  await countComebacks(page);
  await page.goto('/docs/process');
  await behavioursAtWork(page);
  await search(page, 'security');
  const found = options(page).filter({ hasNotText: 'Our Process' }).first();
  await found.click();
  await page.waitForFunction(() => !location.pathname.endsWith('/process'));
  const there = new URL(page.url()).pathname;
  await behavioursAtWork(page);
  const toggle = page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('button', { name: 'Toggle sidebar' });
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await comeBack(page, back, '/docs/process');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await comeBack(page, forward, there);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
