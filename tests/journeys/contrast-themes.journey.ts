/** A visitor with a contrast theme of the system sees what is chosen, not by a color that the theme takes away. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How a control looks, in what a theme leaves alone. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderColor, borderStyle, outlineStyle, textDecorationLine } =
      getComputedStyle(element);
    return [backgroundColor, borderColor, borderStyle, outlineStyle, textDecorationLine].join(' ');
  });

async function expectSetApart(page: Page, chosen: Locator, other: Locator): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const isAlike = async () => (await lookOf(chosen)) === (await lookOf(other));
    await expect.poll(isAlike, `in a ${colorScheme} theme`).toBe(false);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

test('which option of the search the arrows have chosen, and what matched in it', async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('agent');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectSetApart(page, options.nth(1), options.nth(0));
  const mark = options.nth(0).locator('mark').first();
  await expectSetApart(page, mark, options.nth(0));
});

test('which category, answer and theme is chosen, which words are marked', async ({ page }) => {
  await page.goto('/blog');
  const categories = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expectSetApart(page, categories.nth(0), categories.nth(1));
  await page.goto('/contact');
  const sizes = page.getByRole('radiogroup', { name: 'Company size' });
  const answer = (name: string) => sizes.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await sizes.getByRole('radio', { name: '11-50' }).check();
  await page.mouse.move(0, 0);
  await expectSetApart(page, answer('11-50'), answer('51-200'));
  await page.goto('/docs', { waitUntil: 'networkidle' });
  const words = page.getByRole('button', { name: 'Dark mode', exact: true }).getByText('Dark mode');
  await expectSetApart(page, words.locator('xpath=preceding-sibling::*'), words);
  await page.goto('/');
  const quote = page.locator('#results').getByRole('blockquote').first();
  await expectSetApart(page, quote.locator('mark'), quote);
});

test('the current page, by more than the weight of its name', async ({ page }) => {
  const markOf = (link: Locator) =>
    link.evaluate((element) => {
      const { backgroundImage, forcedColorAdjust } = getComputedStyle(element, '::before');
      return `${backgroundImage} ${forcedColorAdjust}`;
    });
  const expectMark = async (list: Locator) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const [current, other] = [
      list.locator('a[aria-current="page"]'),
      list.locator('a:not([aria-current])').first(),
    ];
    await expect(current).toBeVisible();
    expect(await markOf(current)).not.toBe(await markOf(other));
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  };
  await page.goto('/docs/process');
  await expectMark(page.getByRole('navigation', { name: 'Documentation', exact: true }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectMark(page.getByRole('dialog', { name: 'Menu' }));
});

test('a link that is a button has an edge', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const button of await page.getByRole('main').getByRole('link', { name: 'Get Started' }).all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
});
