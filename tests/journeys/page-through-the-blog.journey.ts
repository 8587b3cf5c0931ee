/** A visitor without scripts pages through the blog; nobody meets a post that means harm, or one that is not ready. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/journey.ts';
import { otherSite, serveOtherSite } from '../support/other-site.ts';

const { address } = serveOtherSite();

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false, expectedErrors: [/(gone|missing)\.svg/] });

  test('older posts and categories are pages of their own', async ({ page }) => {
    await page.goto(address('/blog'));
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(address('/blog/page/2'));
    await expect(page.getByText('Page 2 of 4')).toBeVisible();
    await page.getByRole('link', { name: 'Older articles' }).click();
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL(address('/blog/page/2'));
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Operations' })
      .click();
    await expect(page).toHaveURL(address('/blog/category/operations'));
    await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    const posts = page.getByRole('region', { name: 'Operations' }).getByRole('article');
    await expect(posts.filter({ hasText: /^Operations/ })).toHaveCount(8);
    await expect(posts).toHaveCount(8);
    const others = page.getByRole('region', { name: 'From other categories' }).getByRole('article');
    await expect(others.filter({ hasText: /^Operations/ })).toHaveCount(0);
  });

  test('a filter leads to the page of its category, and shows no untrue number', async ({ page }) => {
    await page.goto(address('/blog'));
    const email = page
      .getByRole('group', { name: 'Filter by category' })
      .getByRole('button', { name: /^Email/ });
    await expect(email.getByText(/\d/)).toBeHidden();
    await email.click();
    await expect(page).toHaveURL(/\/blog\/category\/email\??$/);
  });
});

test.describe('a hostile post', () => {
  test.use({ expectedErrors: [/evil\.example|missing|\/x|status of 404/] });

  test('runs nothing, asks nobody, and shows its HTML as text', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(address('')))
        elsewhere.push(request.url());
    });
    await page.goto(address('/blog/hostile-markdown'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '<script>window.hacked = 100</script>',
    );
    await expect(page.getByText('<script>window.hacked = 1</script>', { exact: true })).toBeVisible();
    await expect(page.locator('img[src="/pictures/missing.svg"]').first()).toBeHidden();
    const links = await page.getByRole('article').getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) await link.dispatchEvent('mouseover');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
    const article = page.getByRole('article').first();
    const found = await article.evaluate((element) => ({
      active: element.querySelectorAll('script, style, iframe, object, embed, form, base, meta, link, video')
        .length,
      handlers: [...element.querySelectorAll('*')].flatMap((part) =>
        part.getAttributeNames().filter((name) => /^(on|style$)/.test(name)),
      ),
      schemes: [...new Set([...element.querySelectorAll('a')].map(({ protocol }) => protocol))].sort(),
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
  for (const words of ['Unfinished', 'Secret words', 'No description', 'Two empty ones'])
    expect(texts.filter((text) => text.includes(words))).toEqual([]);
});
