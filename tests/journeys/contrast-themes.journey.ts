import type { Locator } from '@playwright/test';
import { expect, STILL, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

test.use(STILL);

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

async function expectSetApart(chosen: Locator, other: Locator) {
  const page = chosen.page();
  await expect(chosen.first()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const isAlike = async () => (await lookOf(chosen)) === (await lookOf(other));
    await expect.poll(isAlike, `${chosen} in a ${colorScheme} theme`).toBe(false);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

test('which channel, category or answer it is, and that a link is a button', async ({ page }) => {
  if (!company.addresses.isOff('/incubator')) {
    await page.goto('/incubator');
    const channels = page.locator('main span[data-channel] > b');
    await expectSetApart(channels.nth(0), channels.nth(1));
  }
  // Beside the featured three.
  if (company.posts.length > 3) {
    await page.goto('/blog');
    const categories = page.locator('[data-category]');
    await expectSetApart(categories.nth(0), categories.nth(1));
  }
  await page.goto('/contact');
  const answer = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await page.getByRole('radio', { name: '11-50' }).check();
  await page.mouse.move(0, 0);
  await expectSetApart(answer('11-50'), answer('51-200'));
  await page.goto('/');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const { label: name } = company.navigation.callToAction;
  for (const button of await page.getByRole('main').getByRole('link', { name }).all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('in the documentation: which page, theme and result, and what matched', async ({ page }) => {
  await visit(page, '/docs/process');
  const theme = page.getByRole('button', { name: 'Dark mode', exact: true }).getByText('Dark mode');
  await expectSetApart(theme.locator('xpath=preceding-sibling::*'), theme);
  const link = 'nav[aria-label="Documentation"] a';
  await expectSetApart(
    page.locator(`${link}[aria-current="page"]`),
    page.locator(`${link}:not([aria-current])`),
  );
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('agent');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectSetApart(options.nth(1), options.nth(0));
  await expectSetApart(options.nth(0).locator('mark'), options.nth(0));
});
