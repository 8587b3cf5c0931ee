import {
  atRest,
  expect,
  holdBack,
  keysTaken,
  type Locator,
  type Page,
  STILL,
  test,
} from '../support/journey.ts';
import { otherSite } from '../support/other-site.ts';

const POSTS = '**/blog/posts.json';
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Insights' });
const rows = (page: Page) => recent(page).getByRole('article');
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by category' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

test.use({
  ...STILL,
  siteDir: otherSite.siteDir,
  expectedErrors: [/pictures\/(gone|missing)\.svg|posts\.json/],
});

/** That are shown of a text that has more. */
const linesOf = (text: Locator) =>
  text.evaluate(
    (element) =>
      element.scrollHeight > element.clientHeight &&
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

test('three stories, twelve of the rest, and a category at its own address', async ({ page }) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: 'Featured Stories' }).getByRole('article');
  await expect(featured).toHaveCount(3);
  const [main, ...secondary] = await Promise.all((await featured.all()).map(atRest));
  for (const { width } of secondary) expect(main?.width).toBeGreaterThan(width);
  await expect(rows(page)).toHaveCount(12);
  await expect(page.locator('[aria-pressed="true"]')).toHaveText(/^All/);
  for (const text of [featured.first().getByRole('heading'), page.getByText(/^A description that/)])
    expect(await linesOf(text.first())).toBe(2);

  await filter(page, 'Email').click();
  await expect(page).toHaveURL('/blog?category=Email');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: /^Email/ })).toHaveCount(3);
  await page.goBack();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(12);
  await page.goto('/blog?category=AI+%26+Software');
  await expect(rows(page).filter({ hasText: /^AI & Software/ })).toHaveCount(4);
  await filter(page, 'Announcements').click();
  await expect(recent(page)).toContainText('No posts found in this category.One article of it is');
  await recent(page).getByRole('link', { name: 'All of Announcements' }).click();
  const announced = page.getByRole('region', { name: 'Announcements' }).getByRole('article');
  await expect(announced).toHaveCount(1);
  await page.goto('/blog/broken-picture');
  await expect(page, 'as long as results show it').toHaveTitle(/^A post whose .{40,66}…$/);
});

test('older articles come in place, with the focus, and there may be none', async ({ page }) => {
  await page.goto('/blog');
  const older = page.getByRole('link', { name: 'Older articles' });
  for (const isAwake of [false, true]) {
    if (isAwake) await filter(page, 'All').click();
    expect(await keysTaken(older)).toEqual([]);
  }
  await expect(page).toHaveURL('/blog');
  const deliver = await holdBack(page, POSTS);
  await older.click();
  const placeholders = recent(page).locator('[aria-busy="true"] > [aria-hidden="true"]');
  await expect(placeholders.first()).toBeVisible();
  deliver();
  await expect(rows(page)).toHaveCount(18);
  await expect(placeholders).toHaveCount(0);
  await expect(rows(page).nth(12).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(older).toHaveCount(0);
  for (const [name, count] of [
    ['Email', 3],
    ['All', 12],
  ] as const) {
    await filter(page, name).click();
    await expect(rows(page), 'each category begins anew').toHaveCount(count);
    await expect(rows(page).first()).toBeInViewport();
  }
  await page.unrouteAll();
  await page.route(POSTS, (route) => route.fulfill({ json: { posts: [] } }));
  await page.goto('/blog?category=Email');
  await expect(page.getByRole('heading', { level: 1, name: 'No Articles Yet' })).toBeVisible();
});

test('when the posts cannot be read, the page says so, and tries again', async ({ page }) => {
  await page.route(POSTS, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/blog');
  await filter(page, 'Email').click();
  const alert = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(alert).toHaveText('Failed to load blog posts. The server answered 503.');
  await page.route(POSTS, (route) => route.fulfill({ json: { posts: [{}] } }));
  await again.click();
  await expect(alert).toHaveText('Failed to load blog posts. The list of posts could not be read.');
  await page.unroute(POSTS);
  await again.click();
  await expect(rows(page)).toHaveCount(3);
});

test('a picture that is gone leaves no frame, be the script early or late', async ({ page }) => {
  const picture = page.locator('img[src$="gone.svg"]').first();
  for (const late of ['**/gone.svg', /_assets\/.*\.js/]) {
    const deliver = await holdBack(page, late);
    const isScript = typeof late !== 'string';
    await page.goto('/blog', { waitUntil: isScript ? 'commit' : 'domcontentloaded' });
    if (isScript) await expect(picture).toHaveJSProperty('complete', true);
    deliver();
    await expect(picture).toBeHidden();
    await page.unrouteAll();
  }
});
