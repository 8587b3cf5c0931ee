import { expect, STILL, test } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

/** The newest that has three parts. */
const POST = company.posts.find(({ content }) => (content.match(/^## /gm) ?? []).length > 2);

test.use(STILL);

test('an article says what it is, is shared, and has contents', async ({ page, context }) => {
  test.skip(!POST, 'no article of the company has three parts');
  const article = page.getByRole('article').first();
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await page.clock.install({ time: 0 });
  await page.goto('/blog');
  const { title = '' } = POST ?? {};
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  await cards.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  for (const name of [/^Post/, /^LinkedIn/]) {
    const link = article.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', RegExp(`[?]url=${encodeURIComponent(address)}`));
  }

  const headings = await article.locator('[data-part="text"] h2').allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  await expect(contents.getByRole('link')).toHaveText(headings);
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.pauseAt(60_000);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await page.evaluate(() => (navigator.clipboard.write = () => Promise.reject()));
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'write'));
  await page.clock.runFor(1500);
  await copy.click();
  const copied = page.getByRole('status').filter({ hasText: 'Copied!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(1500);
  await expect(copied, 'as long after the second press').toBeVisible();
  await page.clock.runFor(5000);
  await expect(copied).toBeHidden();
});
