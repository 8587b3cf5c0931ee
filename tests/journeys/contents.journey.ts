/** A visitor finds a part of a long page again, at every width and also without JavaScript. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { holdBack } from '../support/hold-back.ts';
import { inPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/journey.ts';

const PHONE = { width: 390, height: 844 };
const [post] = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
if (!post) throw new Error('These journeys need a post in content/blog.');

/** Each area that has a contents list: where, and what the list is called. */
const AREAS: [route: string, name: string][] = [
  ['/docs/process', 'On this page'],
  ['/docs/showcase', 'On this page'],
  ['/docs/technology-stack', 'On this page'],
  ['/docs', 'On this page'],
  ['/docs/all', 'On this page'],
  [postPath(post.id), 'In this article'],
  ['/privacy', 'Sections'],
];

const contents = (page: Page, name = 'On this page') =>
  page.getByRole('navigation', { name, includeHidden: true });
const opener = (page: Page, name = 'On this page') => page.getByRole('button', { name });

/** The first section that has parts, and the last: each with its first part. */
async function sectionsWithParts(page: Page) {
  const found = await contents(page).evaluate((list) =>
    [...list.querySelectorAll(':scope > ul > li')].flatMap((item) => {
      const [section, part] = [...item.querySelectorAll('a')].map((link) => link.textContent ?? '');
      return section && part ? [{ section, part }] : [];
    }),
  );
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || first === last) throw new Error('The page has no two sections with parts.');
  return { first, last };
}

/** The last section that has parts, or its first part: its words, and its address. */
async function lastAddress(page: Page, route: string, kind: 'section' | 'part') {
  await page.goto(route);
  const { last } = await sectionsWithParts(page);
  const link = contents(page).getByRole('link', { name: last[kind], exact: true, includeHidden: true });
  const address = route + (await link.getAttribute('href'));
  // The address alone would be another place on the page that is open.
  await page.goto('about:blank');
  return { words: last[kind], address };
}

/** True when all of it can be brought into the window: it ends above the window's edge, and scrolls inside if it has to. */
async function fits(page: Page, name: string): Promise<boolean> {
  const { y, height } = await atRest(contents(page, name));
  return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every area has its contents at every width', async ({ page }, { timeout }) => {
  test.setTimeout(timeout * AREAS.length);
  for (const [route, name] of AREAS)
    await test.step(`${route} has its contents at every width, never taller than the window`, () =>
      expectContents(page, route, name));
});

async function expectContents(page: Page, route: string, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(route);
  await expect(contents(page, name)).toBeHidden();
  const bar = await atRest(page.getByRole('banner'));
  for (const place of [0, 1500]) {
    await page.evaluate((top) => scrollTo({ top }), place);
    expect((await atRest(opener(page, name))).y).toBeLessThan(bar.height + 10);
  }
  await opener(page, name).click();
  await expect(contents(page, name)).toBeVisible();
  expect(await fits(page, name)).toBe(true);

  const last = contents(page, name).getByRole('link').last();
  const part = page.locator((await last.getAttribute('href')) ?? '');
  await last.click();
  await expect(contents(page, name)).toBeHidden();
  await expect(part).toBeInViewport();
  expect((await atRest(part)).y, 'below the bars').toBeGreaterThan(120);

  for (const viewport of [
    { width: 1440, height: 480 },
    { width: 1024, height: 600 },
  ]) {
    await page.setViewportSize(viewport);
    const isColumn = await contents(page, name).isVisible();
    if (!isColumn) await opener(page, name).click();
    await contents(page, name).scrollIntoViewIfNeeded();
    expect(await fits(page, name), `${viewport.width} px`).toBe(true);
  }
}

test('the line of a narrow window says what is being read, and the list lies over the page until it is left', async ({
  page,
}) => {
  const deliver = await holdBack(page, /follow-reading/);
  await page.setViewportSize({ ...PHONE, width: 640 });
  await page.goto('/docs/process');
  const { first, last } = await sectionsWithParts(page);
  await test.step('an entry that is chosen before all of the script is there closes the list, and is left again', async () => {
    await opener(page).click();
    await contents(page).getByRole('link', { name: last.part }).click();
    await expect(contents(page)).toBeHidden();
    await expect(page).toHaveURL(/#/);
    await page.evaluate(() => scrollTo({ top: 0 }));
    deliver();
    await expect(contents(page).locator('[aria-current]')).toHaveText(first.section);
  });
  await opener(page).click();
  await expect(contents(page).getByRole('link', { name: last.part })).toBeVisible();
  expect(await axeViolationsEverywhere(page, [320, 768])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
  await opener(page).click();
  await contents(page).getByRole('link', { name: last.part }).click();
  await expect(contents(page)).toBeHidden();
  await expect(opener(page)).toContainText(last.part);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(opener(page)).toContainText(first.section);

  await test.step('in the column only the section being read shows its parts, and the mark stays in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 480 });
    const link = (name: string) => contents(page).getByRole('link', { name });
    await expect(link(first.part)).toBeVisible();
    await expect(link(last.part)).toBeHidden();
    await link(last.section).click();
    await expect(link(last.part)).toBeVisible();
    await expect(link(first.part)).toBeHidden();
    await link(last.part).click();
    await expect(link(last.part)).toHaveAttribute('aria-current', 'true');
    await expect(link(last.part)).toBeInViewport({ ratio: 0.9 });
  });
});

test('the list is open at the part that the address names before the script that follows the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [route, kind] of [
    ['/docs/resources', 'section'],
    ['/docs/process', 'part'],
  ] as const) {
    const { words, address } = await lastAddress(page, route, kind);
    const deliver = await holdBack(page, /follow-reading/);
    await watchShifts(page);
    await page.goto(address);
    const marked = contents(page).locator('[aria-current]');
    await expect(marked).toHaveText(words);
    await expect(marked).toBeVisible();
    deliver();
    // The line of narrow windows says it too, once that script is there.
    await expect(page.locator('[data-contents-current]').first()).toHaveText(words);
    expect(await shiftsSeen(page), route).toEqual([]);
  }
});

/** Cuts a page after its list, so that the list is painted before the rest has come. */
function afterContents(html: string): number[] {
  const list = /<nav[^>]*data-behaviour="contents".*?<\/nav>/s.exec(html);
  return list ? [list.index + list[0].length] : [];
}

test('the list is open at that part also when the rest of the page comes after it was painted', async ({
  page,
  site,
}) => {
  const line = await inPieces(site.url, afterContents);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { words, address } = await lastAddress(page, '/docs/resources', 'section');
  await watchShifts(page);
  await page.goto(line.url + address);
  await expect(contents(page).locator('[aria-current]')).toHaveText(words);
  await expect(page.locator('[data-contents-current]').first()).toHaveText(words);
  expect(await shiftsSeen(page)).toEqual([]);
  await line.close();
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the line opens the list all the same, and what it leads to is not covered', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const [route, name] of [AREAS[0], AREAS[6]] as [string, string][]) {
      await page.goto(route);
      await opener(page, name).click();
      const link = contents(page, name).getByRole('link').nth(2);
      const words = (await link.innerText()).trim();
      await link.click();
      const heading = page.getByRole('main').getByRole('heading', { name: words, exact: true });
      await expect(heading).toBeInViewport();
      await expect(contents(page, name)).not.toBeInViewport();
    }
  });
});
