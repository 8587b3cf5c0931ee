/** A visitor looks through a blog that has grown to 40 posts. */
import { atRest } from '../support/at-rest.ts';
import {
  blogAddress,
  featured,
  filter,
  isSamePage,
  ofCategory,
  open,
  recent,
  rows,
  serveGrownBlog,
  titles,
} from '../support/grown-blog.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

serveGrownBlog();

test.describe('the list', () => {
  // The picture that is gone.
  test.use({ expectedErrors: [/pictures\/(gone|missing)\.svg/] });

  test('the stories begin and end where they should, whole and without a picture that fails', async ({
    page,
  }) => {
    await open(page, '/blog');
    // The main story's picture is gone, and with its frame the story grows shorter.
    await expect(featured(page).first().locator('img')).toBeHidden();
    await test.step('starts with one main and two secondary stories, then the first twelve of the rest, filter on All', async () => {
      await expect(featured(page)).toHaveCount(3);
      const [main, ...secondary] = await Promise.all((await featured(page).all()).map(atRest));
      for (const { width } of secondary) expect(main?.width).toBeGreaterThan(2 * width);
      await expect(rows(page)).toHaveCount(12);
      await expect(page.locator('[aria-pressed="true"]')).toHaveText(/^All/);
      await expect(page.getByRole('group', { name: 'Filter by category' }).getByRole('button')).toHaveText(
        [
          'All',
          'Announcements',
          'Email',
          'Data',
          'Operations',
          'AI & Software',
          'Voice',
          '<b onclick=1>Hostile',
        ].map((name) => new RegExp(`^${name} \\d+$`)),
      );
    });
    await test.step('the featured stories begin and end on one line, with pictures of one size beside the main one', async () => {
      const [second, third] = await Promise.all([1, 2].map((index) => atRest(featured(page).nth(index))));
      expect(second?.x).toBe(third?.x);
      expect(second?.width).toBe(third?.width);
      const main = await atRest(featured(page).first());
      expect(main.y).toBeCloseTo(second?.y ?? 0, 0);
      expect(main.y + main.height).toBeCloseTo((third?.y ?? 0) + (third?.height ?? 0), 0);
    });
    await test.step('a picture that fails to load is hidden, long titles and descriptions end after two whole lines', async () => {
      const card = featured(page).first();
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const part of [card.getByRole('heading'), card.getByText(/^A description that goes on/)]) {
          const { lines, isCut, descent } = await part.evaluate((element) => {
            const { font, lineHeight } = getComputedStyle(element);
            const context = document.createElement('canvas').getContext('2d');
            if (!context) throw new Error('no canvas');
            context.font = font;
            const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
            const { actualBoundingBoxDescent: letters } = context.measureText('gjpqy');
            // Below the baseline a line has its share of the line height; the letters must fit into it.
            return {
              lines: element.clientHeight / Number.parseFloat(lineHeight),
              isCut: element.scrollHeight > element.clientHeight,
              descent: letters - (down + (Number.parseFloat(lineHeight) - up - down) / 2),
            };
          });
          expect(lines, `${width} px: nothing of a third line`).toBeCloseTo(2, 1);
          expect(descent, `${width} px: no letter of the second cut`).toBeLessThanOrEqual(0.5);
          expect(isCut).toBe(true);
        }
      }
    });
    await test.step('a picture that fails is hidden too when the list shows its post only later', async () => {
      await filter(page, '<b onclick').click();
      const hostile = rows(page).filter({ hasText: 'Hostile' });
      await expect(hostile).toBeVisible();
      await expect(hostile.locator('img')).toBeHidden();
    });
  });

  test('the first touch of "Older articles" adds twelve in place and moves on to the first of them', async ({
    page,
  }) => {
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(rows(page)).toHaveCount(24);
    await expect(titles(rows(page).nth(12))).toBeFocused();
    expect(await isSamePage(page)).toBe(true);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(rows(page)).toHaveCount(36);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(rows(page)).toHaveCount(39);
    await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0);
  });

  test('choosing a category shows its posts, and the address can be shared', async ({ page }) => {
    await open(page, '/blog');
    await filter(page, 'Email').click();
    await expect(page).toHaveURL(blogAddress('/blog?category=Email'));
    await expect(filter(page, 'Email')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(7);
    await expect(ofCategory(rows(page), 'Email')).toHaveCount(7);
    await expect(page.getByRole('status').filter({ hasText: 'Email: seven articles' })).toHaveCount(1);
    expect(await isSamePage(page)).toBe(true);

    await page.goBack();
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(12);
    await page.goForward();
    await expect(rows(page)).toHaveCount(7);

    await open(page, '/blog?category=AI+%26+Software');
    await expect(filter(page, 'AI & Software')).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(8);
    await expect(ofCategory(rows(page), 'AI & Software')).toHaveCount(8);
  });

  test('a category whose only post is featured says "No posts found in this category."', async ({ page }) => {
    await open(page, '/blog');
    await filter(page, 'Announcements').click();
    await expect(page.getByText('No posts found in this category.', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(recent(page)).toContainText('One article of it is among the featured stories above.');
    await recent(page).getByRole('link', { name: 'All of Announcements' }).click();
    await expect(page).toHaveURL(blogAddress('/blog/category/announcements'));
    await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('article')).toHaveCount(1);
  });

  test('while posts are read, placeholders keep their space', async ({ page }) => {
    const deliver = await holdBack(page, '**/blog/posts.json');
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    const placeholders = recent(page).locator('[aria-busy="true"] > [aria-hidden="true"]');
    await expect(placeholders).toHaveCount(3);
    await expect(placeholders.first()).toBeVisible();
    deliver();
    await expect(rows(page)).toHaveCount(24);
    await expect(placeholders).toHaveCount(0);
  });

  test('posts that arrive late leave the focus to whoever has gone on', async ({ page }) => {
    const deliver = await holdBack(page, '**/blog/posts.json');
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(recent(page).locator('[aria-busy="true"]')).toBeVisible();
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    deliver();
    await expect(rows(page)).toHaveCount(24);
    await expect(elsewhere).toBeFocused();
  });

  test('when the site has no posts any more, the page says "No Articles Yet"', async ({ page }) => {
    await page.route('**/blog/posts.json', (route) => route.fulfill({ json: { posts: [] } }));
    await open(page, '/blog?category=Email');
    await expect(page.getByRole('heading', { level: 1, name: 'No Articles Yet' })).toBeVisible();
    await expect(
      page.getByText("We're working on creating valuable content for you. Check back soon!", { exact: true }),
    ).toBeVisible();
  });
});

test.describe('when the posts cannot be read', () => {
  test.use({ expectedErrors: [/(gone|missing)\.svg|posts\.json/] });

  for (const [failure, reason] of [
    ['the network fails', 'The network connection was lost.'],
    ['the server is down', 'The server answered 503.'],
    ['the answer is not a list of posts', 'The list of posts could not be read.'],
  ] as const) {
    test(`because ${failure}, the reason is shown in red and trying again helps`, async ({ page }) => {
      await page.route('**/blog/posts.json', (route) => {
        if (failure === 'the network fails') return route.abort();
        return failure === 'the server is down'
          ? route.fulfill({ status: 503 })
          : route.fulfill({ body: '{"posts":[{}]}' });
      });
      await open(page, '/blog');
      await filter(page, 'Email').click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(`Failed to load blog posts. ${reason}`);
      await expect(alert).toHaveCSS('color', 'rgb(179, 38, 30)');
      await expect(page.getByRole('article')).toHaveCount(0);

      await page.unroute('**/blog/posts.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(7);
      await expect(featured(page)).toHaveCount(3);
    });
  }

  test('a reason that arrives late leaves the focus to whoever has gone on', async ({ page }) => {
    const failed = Promise.withResolvers<void>();
    await page.route('**/blog/posts.json', async (route) => {
      await failed.promise;
      await route.abort();
    });
    await open(page, '/blog');
    await filter(page, 'Email').click();
    await expect(filter(page, 'Email')).toHaveAttribute('aria-pressed', 'true');
    const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
    await elsewhere.focus();
    failed.resolve();
    await expect(page.getByRole('alert')).toContainText('Failed to load blog posts.');
    await expect(elsewhere).toBeFocused();
  });
});
