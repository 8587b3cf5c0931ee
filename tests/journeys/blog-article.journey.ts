/** A visitor reads an article, finds a part of it again, and passes it on. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { longDate } from '#model/calendar-day.ts';
import { sharedWords as words } from '#model/facts/site-facts.ts';
import { authors } from '#model/facts/team-facts.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { atRest } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const posts = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
const [post, nextPost] = posts;
if (!post || !nextPost) throw new Error('These journeys need two posts in content/blog.');
const ARTICLE = postPath(post.id);
/** The second-level headings of its Markdown, code left out, and of its footnotes. */
const HEADINGS = [
  ...[...post.content.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading,
  ),
  ...(post.content.includes('[^') ? ['Sources and notes'] : []),
];

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' });

test('from the list to an article and back', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: post.title, exact: true }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  const head = page.getByRole('article').locator('header');
  for (const fact of [post.category, post.description, `${post.readTime} min read`])
    await expect(head).toContainText(fact);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a post without a date has the day of reading, in long US format', async ({ page }) => {
  const dates = posts.slice(0, 15).map(({ date }) => (date ? longDate(date) : 'May 6, 2031'));
  await page.clock.setFixedTime(new Date(2031, 4, 6, 12));
  await page.goto(ARTICLE);
  await expect(page.getByRole('article').getByRole('time').first()).toHaveText(dates[0] ?? '');
  await page.goto('/blog');
  await expect(page.getByRole('time')).toHaveText(dates);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('time')).toHaveText(dates);
});

/** The page gets no event from the scroll bar. */
const WAYS_UP: [way: string, go: (page: Page) => Promise<void>][] = [
  ['the wheel', (page) => turnWheel(page, -100_000)],
  ['a scroll bar', (page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))],
  ['the keyboard', (page) => page.keyboard.press('Home')],
];

test('the mark follows a reader who scrolls after a jump, with the wheel, a scroll bar or the keyboard', async ({
  page,
}) => {
  // Jumps are instant: while the page glides to a heading the browser drops a turn of the wheel and glides on.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ARTICLE);
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText(HEADINGS.slice(0, 1));
  for (const [way, go] of WAYS_UP) {
    await contents(page).getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: HEADINGS.at(-1) ?? '', exact: true })).toBeInViewport();
    await expect(current, way).toHaveText(HEADINGS.slice(-1));
    await go(page);
    await expect(current, way).toHaveText(HEADINGS.slice(0, 1));
  }
});

test('a link to a heading opens the article there, with its entry marked', async ({ page, context }) => {
  await page.goto(ARTICLE);
  const hash = await contents(page).getByRole('link').last().getAttribute('href');
  const opened = await context.newPage();
  await opened.goto(ARTICLE + hash);
  await expect(contents(opened).locator('[aria-current]')).toHaveText(HEADINGS.slice(-1));
  await expect(opened.getByRole('heading', { name: HEADINGS.at(-1) ?? '', exact: true })).toBeInViewport();
});

test('the table of contents, the ways to pass the article on, and what comes after it', async ({ page }) => {
  await page.goto(ARTICLE);
  await test.step('a jump marks no entry on its way', async () => {
    await expect(contents(page).locator('[aria-current]')).toHaveText(HEADINGS.slice(0, 1));
    await contents(page).evaluate((list) => {
      const marked = new Set<string | null>();
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (target instanceof Element && target.hasAttribute('aria-current'))
            marked.add(target.textContent);
        }
        list.setAttribute('title', [...marked].join());
      }).observe(list, { attributes: true, attributeFilter: ['aria-current'], subtree: true });
    });
    await contents(page).getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: HEADINGS.at(-1) ?? '', exact: true })).toBeInViewport();
    await expect(contents(page).locator('[aria-current]')).toHaveText(HEADINGS.slice(-1));
    await expect(contents(page)).toHaveAttribute('title', HEADINGS.at(-1) ?? '');
  });
  await test.step('the share links carry the address and the title, and open a new window', async () => {
    const address = await page.locator('link[rel="canonical"]').getAttribute('href');
    const parts = async (name: RegExp) => {
      const link = page.getByRole('article').first().getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      const url = new URL((await link.getAttribute('href')) ?? '');
      return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
    };
    expect(await parts(/^Post/)).toEqual({
      page: 'https://x.com/intent/post',
      url: address,
      text: post.title,
    });
    expect(await parts(/^LinkedIn/)).toEqual({
      page: 'https://www.linkedin.com/sharing/share-offsite/',
      url: address,
    });
  });
  await test.step('the table of contents lists the second-level headings and marks the one that was clicked', async () => {
    const entries = contents(page).getByRole('link');
    await expect(entries).toHaveText(HEADINGS);

    for (const index of [2, 0]) {
      const heading = HEADINGS[index] ?? '';
      await entries.nth(index).click();
      await expect(page).toHaveURL(`${ARTICLE}#${heading.toLowerCase().replace(/\W+/g, '-')}`);
      await expect(contents(page).locator('[aria-current]')).toHaveText([heading]);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    }
  });
  await test.step('the article ends with the next one, the case study that proves it, and the company', async () => {
    if (post.proof) {
      await expect(
        page.getByRole('region', { name: words.articles.proof }).getByRole('heading').getByRole('link'),
      ).toHaveAttribute('href', `/docs/case-studies/${post.proof}`);
    }
    await expect(
      page.getByRole('complementary', { name: 'About the company' }).getByRole('link'),
    ).toHaveAttribute('href', '/about');
    const next = page.getByRole('region', { name: words.articles.next }).getByRole('article');
    await expect(next).toHaveCount(1);
    await next.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(postPath(post.readNext ?? nextPost.id));
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
  await expect(button, 'its name is what it does, all the while').toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(1999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(copied).toBeHidden();
  await expect(button).toBeVisible();
});

test('the article is signed, and its lines are as long as they are easily read', async ({ page }) => {
  const signed = posts.find(({ writtenBy }) => writtenBy);
  const author = authors.get(signed?.writtenBy ?? '');
  if (!signed || !author) throw new Error('This journey needs a post with an author.');
  await page.goto(postPath(signed.id));
  const head = page.getByRole('article').first().locator('header');
  await expect(head).toContainText(`Written by ${author.name}${author.role}`);
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const longest = await page.getByRole('article').first().evaluate(longestLine, SPECIMEN);
    expect(longest, `${width} px`).toBeLessThanOrEqual(78);
    if (width !== 1024) expect(longest, `${width} px`).toBeGreaterThan(65);
  }
});

/** Ordinary English in place of the article's text, because the length of a line must not depend on today's words. */
const SPECIMEN =
  'Nobody reads a page for its own sake. A person looks for the one line that answers what was asked, reads it twice, and then goes on with the work that was waiting. '.repeat(
    4,
  );

/** Characters of the longest line of a paragraph of the specimen. */
async function longestLine(article: Element, specimen: string): Promise<number> {
  const paragraph = article.querySelector('section > p');
  if (!paragraph) throw new Error('The article has no paragraph in a section.');
  const text = document.createTextNode(specimen);
  paragraph.replaceChildren(text);
  await document.fonts.ready;
  const range = document.createRange();
  const lines = new Map<number, number>();
  for (let index = 0; index < text.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const line = Math.round(range.getBoundingClientRect().bottom / 8);
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return Math.max(...lines.values());
}

test('a note is next to its line where the margin has room, and only in the list elsewhere', async ({
  page,
}) => {
  const noted = posts.find(({ content }) => content.includes('[^'));
  if (!noted) throw new Error('This journey needs a post with notes.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(postPath(noted.id));
  const note = page.locator('[data-part="side-note"]').first();
  await expect(note).toBeVisible();
  const text = await atRest(note.locator('xpath=..'));
  const beside = await atRest(note);
  expect(beside.x).toBeGreaterThan(text.x + text.width);
  expect(beside.x + beside.width).toBeLessThanOrEqual(1440);
  await page.setViewportSize({ width: 1180, height: 900 });
  await expect(note).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Sources and notes' }).getByRole('listitem').first(),
  ).toBeVisible();
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
