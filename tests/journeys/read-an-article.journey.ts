import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

/** The newest that has three parts. */
const POST = company.posts.find(({ content }) => (content.match(/^## /gm) ?? []).length > 2);

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' });
const current = (page: Page) => contents(page).locator('[aria-current]');
const article = (page: Page) => page.getByRole('article').first();

test.use({
  // While the page glides to a heading the browser drops what is scrolled by hand.
  contextOptions: { reducedMotion: 'reduce' },
});

test('an article says what it is, is shared, and has contents', async ({ page, context }) => {
  test.skip(!POST, 'no article of the company has three parts');
  await page.goto('/blog');
  const { title = '' } = POST ?? {};
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  await cards.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  const { pathname: path } = new URL(page.url());
  await expect(article(page).locator('header')).toContainText(/\d+ min read/);
  const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  for (const [name, address, parameters] of [
    [/^Post/, 'https://x.com/intent/post', { url, text: title }],
    [/^LinkedIn/, 'https://www.linkedin.com/sharing/share-offsite/', { url }],
  ] as const) {
    const link = article(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', `${address}?${new URLSearchParams(parameters)}`);
  }

  const headings = await article(page).locator('[data-part="text"] h2').allInnerTexts();
  expect(headings.length).toBeGreaterThan(2);
  await expect(contents(page).getByRole('link')).toHaveText(headings);
  for (const index of [0, headings.length - 1]) {
    const heading = headings[index] ?? '';
    await contents(page).getByRole('link').nth(index).click();
    await expect(page).toHaveURL(`${path}#${heading.toLowerCase().replace(/\W+/g, '-')}`);
    await expect(current(page)).toHaveText([heading]);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
  const address = page.url();
  await page.clock.install({ time: 0 });
  await page.goto('about:blank');
  await visit(page, address);
  await expect(current(page)).toHaveText(headings.slice(-1));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = page.getByRole('status').filter({ hasText: 'Copied!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.clock.runFor(5000);
  await expect(copied).toBeHidden();
});
