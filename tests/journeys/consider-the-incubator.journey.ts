/** A founder considers the incubator: what it is, what it costs in time, and how to wait for it. */

import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { scrollBy } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';

const section = (page: Page, heading: string) =>
  page.getByRole('region').filter({ has: page.locator(`#${heading}-heading`) });
const SECTIONS =
  'incubator partner letter revenue weeks experience worth opportunity students faq closing'.split(' ');

test('the sections come in their order, with the claim and the cohort’s state', async ({ page }) => {
  await page.goto('/incubator');
  const ids = await page
    .getByRole('main')
    .locator('h1, h2:not(dialog h2)')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS.map((name) => `${name}-heading`));
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const hero = section(page, 'incubator');
  await expect(hero).toContainText('$100k');
  await expect(
    hero.getByText('Applications for the founding cohort are now closed', { exact: true }),
  ).toBeVisible();
  await expect(section(page, 'weeks').getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(section(page, 'experience').getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(section(page, 'worth')).toContainText('6 months');
});

test('Log in and Join the waitlist open new tabs; logo and Back to top lead on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/incubator');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
  const outside = page.getByRole('link', { name: /^(Log in|Join the waitlist)/ });
  expect(await outside.count()).toBeGreaterThan(3);
  for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Company website' })).toHaveAttribute('href', '/');
  await expect(footer.locator('a[target="_blank"]')).toHaveCount(3);
  await footer.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('seven questions: one that opens closes the other, and the open one closes again', async ({ page }) => {
  await page.goto('/incubator');
  const items = section(page, 'faq').getByRole('group');
  const open = items.and(page.locator('[open]'));
  await expect(items).toHaveCount(7);
  await expect(open).toHaveCount(0);
  for (const index of [1, 4]) {
    await items.nth(index).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(index)).toHaveAttribute('open', '');
  }
  await items.nth(4).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test('the bar is clear below 10 px, then white, gone downwards, back upwards', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      if (element.getBoundingClientRect().bottom < 1) return 'gone';
      const isWhite = backgroundColor === 'rgb(255, 255, 255)' && boxShadow !== 'none';
      return isWhite ? 'white' : backgroundColor;
    });
  const clear = 'rgba(0, 0, 0, 0)';
  for (const [distance, wanted] of [
    [8, clear],
    [40, 'white'],
    [50, 'white'],
    [400, 'gone'],
    [-60, 'white'],
    [300, 'gone'],
  ] as const) {
    await scrollBy(page, distance);
    await expect.poll(look, `after ${distance} px more`).toBe(wanted);
  }
  await bar.getByRole('link', { name: /^Log in/ }).focus();
  await expect.poll(look).toBe('white');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(look).toBe(clear);
});

test('nothing opens the Coming Soon modal; three ways would close it', async ({ page }) => {
  await page.goto('/incubator');
  const modal = page.getByRole('dialog');
  await expect(modal).toHaveCount(0);
  await expect(
    page.locator('[commandfor="coming-soon"], [popovertarget="coming-soon"], [href="#coming-soon"]'),
  ).toHaveCount(0);
  const button = modal.getByRole('button');
  for (const close of [
    () => button.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]) {
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#coming-soon')?.showModal());
    await expect(button).toBeFocused();
    expect(await isAccessible({ page })).toEqual([]);
    await modal.getByRole('heading').click();
    await expect(modal).toBeVisible();
    await close();
    await expect(modal).toHaveCount(0);
  }
});
