/** A visitor prints a page: the text and nothing that only a screen has. */
import { join } from 'node:path';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { testimonials } from '#model/facts/home-facts.ts';
import { QUOTE_LIMIT } from '#screens/home/truncate-quote.ts';
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

test('a testimonial that unfolds on the screen is printed whole, without its button', async ({ page }) => {
  await page.goto('/');
  const quote = page.locator('#lead-quote');
  const unfold = page.getByRole('button', { name: 'See full testimonial' });
  const [{ quote: whole }] = testimonials;
  await expect(unfold).toHaveCount(whole.length > QUOTE_LIMIT ? 1 : 0);
  await page.emulateMedia({ media: 'print' });
  await expect(unfold).toBeHidden();
  await expect.poll(() => quote.innerText()).toBe(`“${whole}”`);
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
