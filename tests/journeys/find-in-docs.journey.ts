/** A visitor looks something up in the documentation. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { dialog, field, options, search } from '../support/search-the-docs.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A heading of a page, with its address: what to look for, whatever the page says. */
async function headingOf(page: Page, path: string) {
  await page.goto(path);
  const heading = page.getByRole('main').locator('[data-part="text"] h2').nth(1);
  return {
    words: (await heading.innerText()).trim(),
    address: `${path}#${await heading.getAttribute('id')}`,
  };
}

test('a result says where it leads, with the match marked in any case', async ({ page }) => {
  const { words, address } = await headingOf(page, '/docs/process');
  const query = words.slice(1, -1).toUpperCase();
  await page.goto('/docs');
  await search(page, query);
  const first = options(page).first();
  await expect(first).toContainText(words);
  await expect(first).toContainText(/paragraph\s\d/);
  await expect(first).toContainText(address);
  await expect(first.locator('mark').first()).toHaveText(query, { ignoreCase: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: words, exact: true })).toBeInViewport();
});

test('at most five results, none for spaces, and what is nowhere says so and leads on', async ({ page }) => {
  await page.goto('/docs');
  await search(page, 'a');
  await expect(options(page)).toHaveCount(5);
  await field(page).fill('   ');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No results found')).toBeHidden();
  await field(page).fill('zzxqj');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page).getByRole('status')).toContainText('No results');
  await expect(dialog(page).locator('a[href="/docs/all"]')).toBeVisible();
  await expect(dialog(page).locator('a[href="/contact"]')).toBeVisible();
});

test('what is close to words with slips in them is offered below an empty result', async ({ page }) => {
  const { words, address } = await headingOf(page, '/docs/process');
  // Each longer word without its fourth letter.
  const query = words.toLowerCase().replace(/\b(\w{3})\w(\w{2,})/g, '$1$2');
  await page.goto('/docs');
  await search(page, query);
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await dialog(page).locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
});

test('the arrows move through the results, Home and End through the words, Enter opens', async ({ page }) => {
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(options(page)).toHaveCount(5);
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['Home', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
  }
  const href = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});
