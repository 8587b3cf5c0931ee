/** A visitor asks the blog for more, and waits: posts come in place, there are none, or they cannot be read. */
import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { serveOtherSite } from '../support/other-site.ts';

const { address } = serveOtherSite();

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

test('older articles come in place, twelve at a time, with the focus', async ({ page }) => {
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
