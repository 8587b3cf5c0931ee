/** A visitor prints a page: the text and nothing that only a screen has. */
import { join } from 'node:path';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { expect, test } from '../support/journey.ts';

test.afterEach(({ page }) => page.emulateMedia({ media: null }));

test('an article is printed without the ways to pass it on', async ({ page }) => {
  const [post] = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
  await page.goto(postPath(post?.id ?? ''));
  await expect(page.getByText('Share', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Share', { exact: true })).toBeHidden();
});

test('a page read in the dark is printed black on white', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
  const { color } = await colours();
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(async () => (await colours()).color).not.toBe(color);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(colours).toEqual({ color, backgroundColor: 'rgb(255, 255, 255)' });
});
