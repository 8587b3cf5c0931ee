/** A visitor meets a post that means harm, and none that is not meant to be read. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blogAddress, serveGrownBlog } from '../support/grown-blog.ts';
import { expect, test } from '../support/journey.ts';
import { otherSite } from '../support/other-site.ts';

serveGrownBlog();

test.describe('a hostile post', () => {
  test.use({ expectedErrors: [/evil\.example|missing|\/x|status of 404/] });

  test('runs nothing, asks nobody, and shows its HTML as text', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(blogAddress()) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(blogAddress('/blog/hostile-markdown'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '<script>window.hacked = 100</script>',
    );
    await expect(page.getByText('<script>window.hacked = 1</script>', { exact: true })).toBeVisible();
    await expect(page.locator('img[src="/pictures/missing.svg"]').first()).toBeHidden();
    // Hovering, clicking and focusing must set nothing off either.
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
