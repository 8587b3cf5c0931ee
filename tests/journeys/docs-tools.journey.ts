/** A visitor looks for a tool in the directory of the technology stack. */
import type { Page } from '@playwright/test';
import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import { expect, test } from '../support/site.ts';

const tools = (page: Page) => page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
const toolSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search the tools' });

test('the visitor filters the tools by name, channel and category', async ({ page }) => {
  await page.goto('/docs/technology-stack');
  const count = page.getByRole('form', { name: 'Filter the tools' }).getByRole('status');
  const shown = tools(page);
  const all = await shown.count();
  expect(all).toBeGreaterThanOrEqual(INTEGRATION_CLAIM);
  const name = (await shown.nth(7).locator('b').innerText()).toLowerCase();
  await toolSearch(page).fill(name);
  await expect(count).not.toHaveText(`${all} of ${all} tools shown`);
  await expect(shown.filter({ hasText: new RegExp(name, 'i') })).toHaveCount(await shown.count());
  await toolSearch(page).fill('nothing at all');
  await expect(page.getByText('Nothing by that name is listed.')).toBeVisible();
  await toolSearch(page).fill('');
  await page.getByRole('radio', { name: /^Voice/ }).check();
  await expect(page).toHaveURL('/docs/technology-stack?channel=voice');
  const channel = await shown.first().getByText('Voice', { exact: true }).boundingBox();
  expect(channel?.width, 'the row says its channel in a word that is seen').toBeGreaterThan(15);
  const voices = await shown.count();
  expect(voices).toBeLessThan(all / 4);
  await page.reload();
  await expect(shown).toHaveCount(voices);

  // Each choice says what it would leave, given the others.
  const connection = page.getByRole('combobox', { name: 'How it connects' });
  const offered = await connection.getByRole('option', { name: /^Webhook/ }).textContent();
  await connection.selectOption('webhook');
  await expect(page).toHaveURL('/docs/technology-stack?connection=webhook&channel=voice');
  const both = await shown.count();
  expect(offered).toBe(`Webhook (${both})`);
  expect(both).toBeLessThan(voices);
  const category = (await shown.first().innerText()).split('\n')[1]?.split(':')[0] ?? '';
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe(category);
  const rows = await shown.all();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows.slice(0, 3)) await expect(row).toContainText(`${category}:`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(shown).toHaveCount(all);
  await expect(page).toHaveURL('/docs/technology-stack');
});

test('what is typed and chosen before the filters have arrived is not lost', async ({ page }) => {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/docs/tools.json', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/docs/technology-stack');
  const all = await tools(page).count();
  await toolSearch(page).pressSequentially('a');
  await page.getByRole('radio', { name: /^Voice/ }).check();
  await expect(tools(page)).toHaveCount(all);
  deliver();
  await expect.poll(() => tools(page).count()).toBeLessThan(all / 4);
  await expect(toolSearch(page)).toHaveValue('a');
  await expect(page.getByRole('radio', { name: /^Voice/ })).toBeChecked();
});

test('the rows come a second time only when somebody means to filter', async ({ page }) => {
  let asked = 0;
  await page.route('**/docs/tools.json', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/docs/technology-stack');
  await tools(page).first().hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await toolSearch(page).hover();
  await expect.poll(() => asked).toBe(1);
});

test('the directory fetches the marks in view, not those of every tool', async ({ page }) => {
  const sheets = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/docs/tool-marks/')) sheets.add(request.url());
  });
  await page.goto('/docs/technology-stack');
  await tools(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => sheets.size).toBeGreaterThan(0);
  expect(sheets.size).toBeLessThanOrEqual(3);
  await tools(page).last().scrollIntoViewIfNeeded();
  const last = page.locator('use[data-mark]').last();
  await expect.poll(() => last.getAttribute('href')).toMatch(/^\/docs\/tool-marks\//);

  // A mark that is there stays there when its row is filtered out and comes back.
  await toolSearch(page).fill('nothing at all');
  await expect(tools(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(last).toHaveAttribute('href', /^\/docs\/tool-marks\//);
});
