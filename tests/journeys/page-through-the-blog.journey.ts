/** A visitor without scripts pages through the blog; nobody meets a post that means harm, or one that is not ready. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/journey.ts';
import { otherSite, serveOtherSite } from '../support/other-site.ts';

const { address } = serveOtherSite();

test.use({ expectedErrors: [/pictures\/(gone|missing)\.svg|evil\.example|\/x|status of 404/] });

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

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
    const posts = page.getByRole('region', { name: 'Operations' }).getByRole('article');
    await expect(posts.filter({ hasText: /^Operations/ })).toHaveCount(8);
    await expect(posts).toHaveCount(8);
    await page.goto(address('/blog'));
    const filters = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
    const email = filters.filter({ hasText: /^Email/ });
    await expect(email.getByText(/\d/), 'an untrue number').toBeHidden();
    await email.click();
    await expect(page).toHaveURL(/\/blog\/category\/email\??$/);
  });
});

test('a hostile post runs nothing, asks nobody, and shows its HTML as text; others do not ship', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(address('')))
      elsewhere.push(request.url());
  });
  await page.goto(address('/blog/hostile-markdown'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>window.hacked = 100</script>');
  await expect(page.getByText('<script>window.hacked = 1</script>', { exact: true })).toBeVisible();
  await expect(page.locator('img[src="/pictures/missing.svg"]').first()).toBeHidden();
  for (const link of await page.getByRole('article').getByRole('link').all())
    await link.dispatchEvent('mouseover');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(elsewhere).toEqual([]);
  const found = await page
    .getByRole('article')
    .first()
    .evaluate((article) => ({
      active: article.querySelectorAll('script, style, iframe, object, embed, form, base, meta, link, video')
        .length,
      handlers: [...article.querySelectorAll('*')].filter((part) =>
        part.getAttributeNames().some((name) => /^(on|style$)/.test(name)),
      ).length,
      schemes: [...new Set([...article.querySelectorAll('a')].map(({ protocol }) => protocol))].sort(),
    }));
  expect(found).toEqual({ active: 0, handlers: 0, schemes: ['http:', 'https:'] });

  const files = await readdir(otherSite.siteDir, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((name) => /\.(html|json|xml|txt)$/.test(name))
      .map((name) => readFile(join(otherSite.siteDir, name), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(60);
  for (const words of ['Unfinished', 'Secret words', 'No description', 'Two empty ones'])
    expect(texts.filter((text) => text.includes(words)).length, words).toBe(0);
});
