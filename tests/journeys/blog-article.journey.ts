/** A visitor reads an article, finds a part of it again, and passes it on. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const ARTICLE = '/blog/where-small-is-enough';

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' });

test('from the list to an article and back', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Where small is enough/ }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where small is enough/);
  const head = page.getByRole('article').locator('header');
  await expect(head).toContainText('AI & Software');
  await expect(head).toContainText('Most steps in an agent are short and dull.');
  await expect(head).toContainText('7 min read');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the date is the day of reading, in long US format', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 4, 6, 12));
  await page.goto(ARTICLE);
  await expect(page.getByRole('article').locator('header time')).toHaveText('May 6, 2031');
  await page.goto('/blog');
  await expect(page.locator('time')).toHaveText(['May 6, 2031', 'May 6, 2031']);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.locator('time')).toHaveText(['May 6, 2031', 'May 6, 2031']);
});

test('the table of contents lists the second-level headings and marks the one that was clicked', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const entries = contents(page).getByRole('link');
  const headings = await page.locator('.article-text h2').allTextContents();
  expect(headings.length).toBeGreaterThan(5);
  await expect(entries).toHaveText(headings);

  const fourth = entries.nth(3);
  await expect(fourth).toHaveAttribute('href', '#where-small-is-enough');
  await fourth.click();
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where small is enough', exact: true })).toBeInViewport();

  await entries.nth(5).click();
  await expect(entries.nth(5)).toHaveAttribute('aria-current', 'true');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
});

test('a link to a heading opens the article there, with its entry marked', async ({ page }) => {
  await page.goto(`${ARTICLE}#what-to-measure-first`);
  await expect(contents(page).locator('[aria-current]')).toHaveText('What to measure first');
  await expect(page.getByRole('heading', { name: 'What to measure first' })).toBeInViewport();
});

test('the share links carry the address and the title, and open a new window', async ({ page }) => {
  await page.goto(ARTICLE);
  const address = await page.locator('link[rel="canonical"]').getAttribute('href');
  const parts = async (name: RegExp) => {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    const url = new URL((await link.getAttribute('href')) ?? '');
    return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
  };
  expect(await parts(/^Post/)).toEqual({
    page: 'https://x.com/intent/post',
    url: address,
    text: 'Where small is enough: a compact language model at work',
  });
  expect(await parts(/^LinkedIn/)).toEqual({
    page: 'https://www.linkedin.com/sharing/share-offsite/',
    url: address,
  });
});

test('the copy button copies the page’s link and says "Copied!" for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await page.goto(ARTICLE);
  await page.clock.pauseAt(60_000);
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  const copied = page.getByRole('status').filter({ hasText: 'Copied!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(1999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(copied).toBeHidden();
  await expect(button).toBeVisible();
});

test('the article ends with the company and the other article', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(
    page.getByRole('complementary', { name: 'About the company' }).getByRole('link'),
  ).toHaveAttribute('href', '/about');
  await page.getByRole('navigation', { name: 'Next articles' }).getByRole('link').click();
  await expect(page).toHaveURL('/blog/what-the-layoffs-say-about-ai-strategy');
});

test.describe('an address that is no article', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with "Blog post not found" and a way back', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to all articles' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

for (const path of ['/blog', ARTICLE]) {
  test(`${path} costs less than 5 kB of script before the visitor does anything`, async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      bytes += (await response.request().sizes()).responseBodySize;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculationrules/.test(type))
        .reduce((sum, { textContent }) => sum + (textContent ?? '').length, 0),
    );
    // Inline scripts travel inside the page and shrink with it, to well under half.
    expect(bytes + inline / 2).toBeLessThan(5000);
  });
}
