/** A visitor prints a page: the text and nothing that only a screen has. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import words from '#content/data/shared-words.json' with { type: 'json' };
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { expect, test } from '../support/site.ts';

const ROUTES = [
  '/',
  '/pricing',
  '/about',
  '/blog',
  '/privacy',
  '/incubator',
  '/docs/process',
  '/docs/resources',
];

test.afterEach(({ page }) => page.emulateMedia({ media: null }));

/** What a browser repeats on every sheet, over its text. */
function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** A printer leaves grounds out, and with them words in the paper's own colour. */
function wordsInPaperColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor;
    return [...document.body.querySelectorAll<HTMLElement>('a, p, h1, h2, h3, li, span')]
      .filter((element) => element.checkVisibility() && element.textContent)
      .filter((element) => getComputedStyle(element).color === paper)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** What is closed on a screen, such as an answer, cannot be opened on paper. */
function closedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main details')]
      .filter((answer) => !answer.lastElementChild?.checkVisibility())
      .map((answer) => answer.querySelector('summary')?.textContent ?? ''),
  );
}

for (const route of ROUTES) {
  test(`${route} is printed without fixed bars and without a call to action`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    expect(await fixedElements(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeHidden();
    expect(await wordsInPaperColour(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: words.banner.heading })).toBeHidden();
    expect(await closedAnswers(page)).toEqual([]);
  });
}

test('an article is printed without the ways to pass it on', async ({ page }) => {
  const [post] = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
  await page.goto(postPath(post?.id ?? ''));
  await expect(page.getByText('Share', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Share', { exact: true })).toBeHidden();
});

test('a page read in the dark is printed black on white', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
  await page.emulateMedia({ media: 'print' });
  const printed = await colours();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  const { color } = await colours();
  expect(printed).toEqual({ color, backgroundColor: 'rgb(255, 255, 255)' });
});
