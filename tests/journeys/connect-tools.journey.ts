import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules/axe.ts';
import { expect, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

const PATH = '/docs/technology-stack';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the tools' });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const found = (page: Page) => page.getByRole('list', { name: 'Tools found' }).getByRole('listitem');
const often = (page: Page) =>
  page.getByRole('list', { name: company.oftenConnected.title }).getByRole('link');
const groups = (page: Page) => page.getByRole('main').locator('details:has(h3)');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('tools are found by name, also several at once, and links lead to a group', async ({
  page,
}) => {
  await visit(page, PATH);
  const names = (await often(page).allInnerTexts()).map((name) => name.trim());
  const [first = '', second = ''] = names.filter((name) => /^\w{7,}$/.test(name));
  await expect(status(page)).toHaveText(/^[\d,]+ tools$/);
  const all = Number((await status(page).innerText()).replace(/\D/g, ''));
  expect(all).toBe(company.integrations.length);
  await field(page).fill(first);
  await expect(found(page).first()).toContainText(first);
  expect(await isAccessible(page.getByRole('list', { name: 'Tools found' }))).toEqual([]);
  await field(page).fill(`${first.toLowerCase()}, FooERP, ${second}`);
  await expect(status(page)).toContainText('2 of 3 connect');
  const unlisted = page.getByRole('listitem').filter({ hasText: 'FooERP' });
  await expect(unlisted.locator('svg'), 'the sign of what connects').toHaveCount(0);
  await field(page).fill('nothing at all');
  await expect(status(page)).toHaveText('No tool found');
  await expect(page.getByRole('main').locator('a[href^="/contact"]').first()).toBeVisible();
  await field(page).fill('');
  await expect(status(page)).toHaveText(/^[\d,]+ tools$/);

  const id = await groups(page)
    .nth(4)
    .evaluate((group) => group.id || group.querySelector('[id]')?.id);
  await often(page).nth(3).click();
  const hash = new URL(page.url()).hash;
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(`${PATH}#${id}`);
  await expect(page.locator(`details:is(#${id}, :has(#${id}))`)).toHaveJSProperty('open', true);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
