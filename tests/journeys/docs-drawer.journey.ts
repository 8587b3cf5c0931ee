/** On a narrow screen the sidebar of the documentation is a drawer; without a script it opens all the same. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, test } from '../support/journey.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });
const group = (page: Page, name: string) => sidebar(page).getByRole('group').filter({ hasText: name });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens, closes on Escape or when left, and leads on, by keyboard', async ({ page }) => {
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: 'Pages' });
    await expect(sidebar(page)).toBeHidden();
    await opener.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    expect(await isAccessible({ page })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(sidebar(page), 'the page behind it is not reached while it is open').toBeHidden();
    await opener.press('Enter');
    await sidebar(page).getByRole('link', { name: 'Introduction' }).press('Enter');
    await expect(page).toHaveURL('/docs/introduction');
    await expect(sidebar(page)).toBeHidden();
  });

  test('the drawer closes in a wider window; in a low one the bars go along', async ({ page }) => {
    await page.goto('/docs/agents', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect.poll(() => sidebar(page).evaluate((drawer) => drawer.matches(':popover-open'))).toBe(false);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Pages' })).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('groups open, the search box leads to all pages, and the drawer on', async ({ page }) => {
    await page.goto('/docs/process');
    await group(page, 'AI Agents').getByText('AI Agents', { exact: true }).click();
    await expect(sidebar(page).locator('a[href="/docs/agents/templates/rag-pipeline"]')).toBeVisible();
    await expect(sidebar(page).getByRole('button', { name: 'Toggle sidebar' })).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Search docs' }).click();
    await expect(page).toHaveURL(/\/docs\/all\??$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Pages' }).click();
    await sidebar(page).locator('a[href="/docs/resources"]').click();
    await expect(page).toHaveURL('/docs/resources');
  });
});
