/** A visitor looks through a blog that has grown to forty posts. */
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { atRest } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';
import { serveOtherSite } from '../support/other-site.ts';

const { address } = serveOtherSite();

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Stories' }).getByRole('article');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Insights' });
const rows = (page: Page) => recent(page).getByRole('article');
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by category' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

// The picture that is gone, and the list that a test refuses.
test.use({
  expectedErrors: [/pictures\/(gone|missing)\.svg|posts\.json/],
  contextOptions: { reducedMotion: 'reduce' },
});

/** Lines of a text that are shown, and whether there are more. */
const shownLines = (text: Locator) =>
  text.evaluate((element) => ({
    lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    isCut: element.scrollHeight > element.clientHeight,
  }));

test('one main and two secondary stories, twelve of the rest, every category', async ({ page }) => {
  await page.goto(address('/blog'));
  await expect(featured(page)).toHaveCount(3);
  const [main, ...secondary] = await Promise.all((await featured(page).all()).map(atRest));
  for (const { width } of secondary) expect(main?.width).toBeGreaterThan(2 * width);
  await expect(rows(page)).toHaveCount(12);
  await expect(page.locator('[aria-pressed="true"]')).toHaveText(/^All/);
  const names = [
    'All',
    'Announcements',
    'Email',
    'Data',
    'Operations',
    'AI & Software',
    'Voice',
    '<b onclick=1>Hostile',
  ];
  await expect(page.getByRole('group', { name: 'Filter by category' }).getByRole('button')).toHaveText(
    names.map((name) => new RegExp(`^${name} \\d+$`)),
  );
  expect(await isAccessible({ page })).toEqual([]);
});

test('a picture that fails is hidden; long titles end after two lines', async ({ page }) => {
  await page.goto(address('/blog'));
  const card = featured(page).first();
  await expect(card.locator('img')).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of [card.getByRole('heading'), card.getByText(/^A description that goes on/)])
      expect(await shownLines(text), `${width} px`).toEqual({ lines: 2, isCut: true });
  }
  await filter(page, '<b onclick').click();
  await expect(rows(page).filter({ hasText: 'Hostile' })).toBeVisible();
  await expect(
    rows(page).locator('img[src*="missing"]').filter({ visible: true }),
    'also one that comes later',
  ).toHaveCount(0);
});

test('a chosen category shows its posts, at an address to share or leave', async ({ page }) => {
  await page.goto(address('/blog'));
  await filter(page, 'Email').click();
  await expect(page).toHaveURL(address('/blog?category=Email'));
  await expect(filter(page, 'Email')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(7);
  await expect(rows(page).filter({ hasText: /^Email/ })).toHaveCount(7);
  await expect(page.getByRole('status').filter({ hasText: /^Email: / })).toHaveCount(1);
  await page.goBack();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(12);
  await page.goto(address('/blog?category=AI+%26+Software'));
  await expect(filter(page, 'AI & Software')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).filter({ hasText: /^AI & Software/ })).toHaveCount(8);
});

test('a category whose only post is featured says so, and leads to all of it', async ({ page }) => {
  await page.goto(address('/blog'));
  await filter(page, 'Announcements').click();
  await expect(page.getByText('No posts found in this category.', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await recent(page).getByRole('link', { name: 'All of Announcements' }).click();
  await expect(page).toHaveURL(address('/blog/category/announcements'));
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('article')).toHaveCount(1);
});
