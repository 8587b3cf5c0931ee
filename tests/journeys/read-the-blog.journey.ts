/** A visitor looks through a blog that has grown to forty posts. */
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { atRest } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';
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
const POSTS = '**/blog/posts.json';

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

test('one main and two secondary stories, then twelve of the rest, and every category with its number', async ({
  page,
}) => {
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

test('a picture that fails is hidden, and a long title and description end after two lines', async ({
  page,
}) => {
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

test('older articles come in place, twelve at a time, behind placeholders, and the focus goes on to them', async ({
  page,
}) => {
  const deliver = await holdBack(page, POSTS);
  await page.goto(address('/blog'));
  await page.getByRole('link', { name: 'Older articles' }).click();
  const placeholders = recent(page).locator('[aria-busy="true"] > [aria-hidden="true"]');
  await expect(placeholders.first()).toBeVisible();
  deliver();
  await expect(rows(page)).toHaveCount(24);
  await expect(placeholders).toHaveCount(0);
  await expect(rows(page).nth(12).getByRole('heading').getByRole('link')).toBeFocused();
  for (const count of [36, 39]) {
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(rows(page)).toHaveCount(count);
  }
  await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0);
});

test('choosing a category shows its posts, and the address can be shared and left again', async ({
  page,
}) => {
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

test('a category whose only post is featured says that there is none, and leads to all of it', async ({
  page,
}) => {
  await page.goto(address('/blog'));
  await filter(page, 'Announcements').click();
  await expect(page.getByText('No posts found in this category.', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await recent(page).getByRole('link', { name: 'All of Announcements' }).click();
  await expect(page).toHaveURL(address('/blog/category/announcements'));
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('article')).toHaveCount(1);
});

test('an empty blog says "No Articles Yet"', async ({ page }) => {
  await page.route(POSTS, (route) => route.fulfill({ json: { posts: [] } }));
  await page.goto(address('/blog?category=Email'));
  await expect(page.getByRole('heading', { level: 1, name: 'No Articles Yet' })).toBeVisible();
  const soon = "We're working on creating valuable content for you. Check back soon!";
  await expect(page.getByText(soon, { exact: true })).toBeVisible();
});

for (const [reason, status, body] of [
  ['The network connection was lost.', 0, ''],
  ['The server answered 503.', 503, ''],
  ['The list of posts could not be read.', 200, '{"posts":[{}]}'],
] as const) {
  test(`when the posts cannot be read, the page says in red: ${reason}`, async ({ page }) => {
    await page.route(POSTS, (route) => (status ? route.fulfill({ status, body }) : route.abort()));
    await page.goto(address('/blog'));
    await filter(page, 'Email').click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(`Failed to load blog posts. ${reason}`);
    const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await page.unroute(POSTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(7);
  });
}
