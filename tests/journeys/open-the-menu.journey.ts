/** On a narrow screen a visitor opens the menu, which fills the screen. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const HREFS = ['/', '/pricing', '/about', '/docs/showcase', '/docs', '/incubator', '/contact'];
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu' });

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('fills the screen, keeps the focus inside, and closes in three ways', async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).press('Enter');
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const href of HREFS) await expect(menu(page).locator(`a[href="${href}"]`).last()).toBeVisible();
  expect(await isAccessible({ page })).toEqual([]);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the browser itself holds the focus for one step.
    const isOutside = await page.evaluate(() => !document.activeElement?.matches('body, dialog *, dialog'));
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(menu(page)).toBeHidden();
});

test('works before its script, closes on a chosen link, and for who comes back', async ({ page }) => {
  const deliver = await holdBack(page, '**/_assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  deliver();
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toBeHidden();
});
