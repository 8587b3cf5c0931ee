/** The blog of the other site: 40 posts, one of them hostile, one a draft, one with a broken picture. */
import type { Locator, Page } from '@playwright/test';
import { startOtherSite } from './build-other-site.ts';
import { test } from './journey.ts';
import type { RunningSite } from './start-site.ts';

let running: RunningSite;

/** Serves the blog to the journeys of a file: one worker, one server. */
export function serveGrownBlog(): void {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    running = await startOtherSite();
  });
  test.afterAll(() => running?.stop());
}

/** The address of a page of this blog. */
export const blogAddress = (path = '') => running.url + path;

export const featured = (page: Page) =>
  page.getByRole('region', { name: 'Featured Stories' }).getByRole('article');
export const recent = (page: Page) => page.getByRole('region', { name: 'Recent Insights' });
export const rows = (page: Page) => recent(page).getByRole('article');
/** Filters posts by their category, with which each begins. */
export const ofCategory = (posts: Locator, category: string) =>
  posts.filter({ hasText: new RegExp(`^${category}`) });
export const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filter by category' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
/** The way from card to article; the other link of a card leads to its category. */
export const titles = (posts: Locator) => posts.getByRole('heading').getByRole('link');

/** Opens a page of this blog and notes whether it is ever left. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(blogAddress(path));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}
export const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);
