/** A visitor looks through a blog that has grown: 40 posts, one of them hostile, one a draft, one with a broken picture. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { otherSite } from '../support/other-site.ts';
import { expect, type startSite, test } from '../support/site.ts';

// One worker, one server.
test.describe.configure({ mode: 'default' });

let running: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  const { startSite: start } = await import('../support/start-site.ts');
  running = await start({ siteDir: otherSite.siteDir });
});

test.afterAll(() => running?.stop());

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Stories' }).getByRole('article');
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Insights' });
const rows = (page: Page) => recent(page).getByRole('article');
/** Those among some posts that begin with a category, as each post does. */
const ofCategory = (posts: Locator, category: string) =>
  posts.filter({ hasText: new RegExp(`^${category}`) });
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by category' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
/** The way from card to article; the other link of a card leads to its category. */
const titles = (posts: Locator) => posts.getByRole('heading').getByRole('link');
const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Opens a page of this blog and notes whether it is ever left. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(running.url + path);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test.describe('the list', () => {
  // The picture that is gone.
  test.use({ expectedErrors: [/pictures\/(gone|missing)\.svg/] });

  test('starts with one main and two secondary stories, then the first twelve of the rest, filter on All', async ({
    page,
  }) => {
    await open(page, '/blog');
    await expect(featured(page)).toHaveCount(3);
    const [main, ...secondary] = await Promise.all(
      (await featured(page).all()).map(async (story) => (await story.boundingBox())?.width ?? 0),
    );
    for (const width of secondary) expect(main).toBeGreaterThan(2 * width);
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

  test('a picture that fails to load is hidden, long titles and descriptions end after two whole lines', async ({
    page,
  }) => {
    await open(page, '/blog');
    const card = featured(page).first();
    await expect(card.locator('img')).toBeHidden();
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

  test('the featured stories begin and end on one line, with pictures of one size beside the main one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/blog');
    const [second, third] = await Promise.all([1, 2].map((index) => boxOf(featured(page).nth(index))));
    expect(second?.x).toBe(third?.x);
    expect(second?.width).toBe(third?.width);
    const main = await boxOf(featured(page).first());
    expect(main.y).toBeCloseTo(second?.y ?? 0, 0);
    expect(main.y + main.height).toBeCloseTo((third?.y ?? 0) + (third?.height ?? 0), 0);
  });

  test('a picture that fails is hidden too when the list shows its post only later', async ({ page }) => {
    await open(page, '/blog');
    await filter(page, '<b onclick').click();
    const hostile = rows(page).filter({ hasText: 'Hostile' });
    await expect(hostile).toBeVisible();
    await expect(hostile.locator('img')).toBeHidden();
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
    await expect(page).toHaveURL(`${running.url}/blog?category=Email`);
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
    await expect(page).toHaveURL(`${running.url}/blog/category/announcements`);
    await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('article')).toHaveCount(1);
  });

  test('while posts are read, placeholders keep their space', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/blog/posts.json', async (route) => {
      await asked;
      await route.continue();
    });
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Older articles' }).click();
    const placeholders = recent(page).locator('[aria-busy="true"] > [aria-hidden="true"]');
    await expect(placeholders).toHaveCount(3);
    await expect(placeholders.first()).toBeVisible();
    answer();
    await expect(rows(page)).toHaveCount(24);
    await expect(placeholders).toHaveCount(0);
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/gone\.svg/] });

  test('older posts and categories are pages of their own', async ({ page }) => {
    await page.goto(`${running.url}/blog`);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(`${running.url}/blog/page/2`);
    await expect(page.getByText('Page 2 of 4')).toBeVisible();
    await expect(rows(page)).toHaveCount(12);
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(`${running.url}/blog/page/3`);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL(`${running.url}/blog/page/2`);

    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Operations' })
      .click();
    await expect(page).toHaveURL(`${running.url}/blog/category/operations`);
    await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await expect(page.getByText(/Eight articles\.$/)).toBeVisible();
    const posts = page.getByRole('region', { name: 'Operations' }).getByRole('article');
    await expect(ofCategory(posts, 'Operations')).toHaveCount(8);
    await expect(posts).toHaveCount(8);
  });
});

test.describe('where a category is chosen', () => {
  test.use({ expectedErrors: [/gone\.svg|missing\.svg/] });

  test('numbers stand only where they are true: at a filter that works in place', async ({
    page,
    browser,
  }) => {
    await open(page, '/blog');
    await expect(filter(page, 'Email')).toHaveText(/^Email \d+$/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${running.url}/blog`);
    await expect(filter(plain, 'Email')).toBeVisible();
    await expect(filter(plain, 'Email').getByText(/\d/)).toBeHidden();
    await filter(plain, 'Email').click();
    await expect(plain).toHaveURL(/\/blog\/category\/email\??$/);
    await context.close();
  });

  test('a card leads to its category by a link of its own, large enough to hit', async ({ page }) => {
    await open(page, '/blog');
    const link = rows(page).first().getByRole('link').first();
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
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
    const [own] = await page.getByRole('region', { name: 'Announcements' }).getByRole('article').all();
    if (!own) throw new Error('no article');
    // Alone on its page, it has the whole width.
    expect((await boxOf(own)).width).toBeGreaterThan(340);
    await expect(own.getByText(/^A description that goes on/)).toBeVisible();
    const others = page.getByRole('region', { name: 'From other categories' }).getByRole('article');
    await expect(others).toHaveCount(3);
    await expect(ofCategory(others, 'Announcements')).toHaveCount(0);
  });
});

test.describe('a hostile post', () => {
  test.use({ expectedErrors: [/evil\.example|missing|\/x|status of 404/] });

  test('runs nothing, asks nobody, and shows its HTML as text', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(running.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(`${running.url}/blog/hostile-markdown`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '<script>window.hacked = 100</script>',
    );
    await expect(page.getByText('<script>window.hacked = 1</script>', { exact: true })).toBeVisible();
    await expect(page.locator('img[src="/pictures/missing.svg"]').first()).toBeHidden();
    // Whoever hovers, clicks or focuses sets nothing off either.
    const links = await page.getByRole('article').getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) await link.dispatchEvent('mouseover');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
    const found = await page
      .locator('article')
      .first()
      .evaluate((article) => ({
        active: article.querySelectorAll(
          'script, style, iframe, object, embed, form, base, meta, link, video',
        ).length,
        handlers: [...article.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
        ),
        schemes: [...new Set([...article.querySelectorAll('a')].map(({ protocol }) => protocol))].sort(),
      }));
    expect(found).toEqual({ active: 0, handlers: [], schemes: ['http:', 'https:'] });
  });
});

test('a draft and the posts with missing fields are nowhere in what ships', async () => {
  const files = (await readdir(otherSite.siteDir, { recursive: true })).filter((name) =>
    /\.(html|json|xml|txt)$/.test(name),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(otherSite.siteDir, name), 'utf8')));
  expect(files.length).toBeGreaterThan(60);
  for (const words of ['Unfinished', 'Secret words', 'No description', 'Two empty ones']) {
    expect(texts.filter((text) => text.includes(words))).toEqual([]);
  }
  expect(files).not.toContain(join('blog', 'draft.html'));
});
