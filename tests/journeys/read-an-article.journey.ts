import { company, expect, STILL, test } from '../support/journey.ts';

const POST = company.posts.find(({ content }) => (content.match(/^## /gm) ?? []).length > 2);

test.use(STILL);

test('an article opens from its card, and its address is copied', async ({ page, context }) => {
  test.skip(!POST, 'no article of the company has three parts');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await page.clock.install({ time: 0 });
  await page.goto('/blog');
  const { title = '' } = POST ?? {};
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  await cards.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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
  await expect(copy).not.toHaveAttribute('data-copied');
});
