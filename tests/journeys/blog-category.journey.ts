/** A visitor reads one category of a large blog, with a script and without. */
import { atRest } from '../support/at-rest.ts';
import { blogAddress, filter, ofCategory, open, rows, serveGrownBlog } from '../support/grown-blog.ts';
import { expect, test } from '../support/journey.ts';

serveGrownBlog();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/gone\.svg/] });

  test('older posts and categories are pages of their own', async ({ page }) => {
    await page.goto(blogAddress('/blog'));
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(blogAddress('/blog/page/2'));
    await expect(page.getByText('Page 2 of 4')).toBeVisible();
    await expect(rows(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(blogAddress('/blog/page/3'));
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL(blogAddress('/blog/page/2'));

    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Operations' })
      .click();
    await expect(page).toHaveURL(blogAddress('/blog/category/operations'));
    await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await expect(page.getByText(/Eight articles\.$/)).toBeVisible();
    const posts = page.getByRole('region', { name: 'Operations' }).getByRole('article');
    await expect(ofCategory(posts, 'Operations')).toHaveCount(8);
    await expect(posts).toHaveCount(8);
  });
});

test.describe('where a category is chosen', () => {
  test.use({ expectedErrors: [/gone\.svg|missing\.svg/] });

  test('numbers are shown only where they are true: at a filter that works in place', async ({
    page,
    browser,
  }) => {
    await open(page, '/blog');
    await expect(filter(page, 'Email')).toHaveText(/^Email \d+$/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(blogAddress('/blog'));
    await expect(filter(plain, 'Email')).toBeVisible();
    await expect(filter(plain, 'Email').getByText(/\d/)).toBeHidden();
    await filter(plain, 'Email').click();
    await expect(plain).toHaveURL(/\/blog\/category\/email\??$/);
    await context.close();
  });

  test('a card leads to its category by a link of its own, large enough to hit', async ({ page }) => {
    await open(page, '/blog');
    const link = rows(page).first().getByRole('link').first();
    expect((await atRest(link)).height).toBeGreaterThanOrEqual(24);
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('its page on a phone shows which one it is, descriptions, and what other categories have', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/blog/category/announcements');
    const current = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current="page"]');
    await expect(current).toHaveText('Announcements');
    await expect(current).toBeInViewport({ ratio: 1 });
    // They wrap: none is outside the window, to be found only by scrolling sideways.
    for (const link of await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    const [own] = await page.getByRole('region', { name: 'Announcements' }).getByRole('article').all();
    if (!own) throw new Error('no article');
    // Alone on its page, it has the whole width.
    expect((await atRest(own)).width).toBeGreaterThan(340);
    await expect(own.getByText(/^A description that goes on/)).toBeVisible();
    const others = page.getByRole('region', { name: 'From other categories' }).getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(ofCategory(others, 'Announcements')).toHaveCount(0);
  });
});
