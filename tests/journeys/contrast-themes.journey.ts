import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In what a theme leaves alone; the mark of a current page is drawn before its name. */
const lookOf = (part: Locator) =>
  part.first().evaluate((element) => {
    const own = getComputedStyle(element);
    const mark = getComputedStyle(element, '::before');
    return [
      own.backgroundColor,
      own.borderColor,
      own.borderStyle,
      own.outlineStyle,
      own.textDecorationLine,
      mark.backgroundImage,
      mark.forcedColorAdjust,
    ].join();
  });

async function expectSetApart(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const isAlike = async () => (await lookOf(chosen)) === (await lookOf(other));
    await expect.poll(isAlike, `${chosen} in a ${colorScheme} theme`).toBe(false);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

test('which channel, category and answer is named or chosen, and that a link is a button', async ({
  page,
}) => {
  if (!company.addresses.isOff('/incubator')) {
    await page.goto('/incubator');
    const channels = page.getByRole('main').locator('span[data-channel] > b');
    await expectSetApart(page, channels.nth(0), channels.nth(1));
  }
  // Beside the featured three.
  if (company.posts.length > 3) {
    await page.goto('/blog');
    const categories = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    await expectSetApart(page, categories.nth(0), categories.nth(1));
  }
  await page.goto('/contact');
  const sizes = page.getByRole('radiogroup', { name: 'Company size' });
  const answer = (name: string) =>
    sizes.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await sizes.getByRole('radio', { name: '11-50' }).check();
  await page.mouse.move(0, 0);
  await expectSetApart(page, answer('11-50'), answer('51-200'));
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const button of await page
    .getByRole('main')
    .getByRole('link', { name: company.navigation.callToAction.label })
    .all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('in the documentation: which page, which theme, which result, and what matched in it', async ({
  page,
}) => {
  await visit(page, '/docs/process');
  const theme = page.getByRole('button', { name: 'Dark mode', exact: true }).getByText('Dark mode');
  await expectSetApart(page, theme.locator('xpath=preceding-sibling::*'), theme);
  const pages = page.getByRole('navigation', { name: 'Documentation', exact: true });
  await expectSetApart(
    page,
    pages.locator('a[aria-current="page"]'),
    pages.locator('a:not([aria-current])'),
  );
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('agent');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectSetApart(page, options.nth(1), options.nth(0));
  await expectSetApart(page, options.nth(0).locator('mark'), options.nth(0));
});
