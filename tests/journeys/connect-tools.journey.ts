import { company, expect, holdBack, STILL, test } from '../support/journey.ts';

const DATA = '**/docs/tools.json';

test.use({ ...STILL, expectedErrors: [/ERR_FAILED.*tools\.json/] });

test('tools are found by name, also several at once, and links open a group', async ({ page }) => {
  const deliver = await holdBack(page);
  await page.goto('/docs/technology-stack', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Search the tools' });
  const status = page.getByRole('main').getByRole('status').first();
  const found = page.getByRole('list', { name: 'Tools found' });
  const often = page
    .getByRole('list', { name: company.oftenConnected.title })
    .getByRole('link')
    .filter({ hasText: /^\s*\w{7,}\s*$/ });
  await expect(often.nth(1)).toBeVisible();
  const [first = '', second = ''] = (await often.allInnerTexts()).map((name) => name.trim());
  const all = `${company.integrations.length.toLocaleString('en-US')} tools`;
  await page.route(DATA, (route) => route.abort());
  const group = page.locator('details:has(use[data-mark])').first();
  await group.evaluate((part: HTMLDetailsElement) => (part.open = true));
  await field.fill('a');
  deliver();
  const unmarked = page.locator('details[open] use[data-mark]');
  await expect(unmarked).toHaveCount(0);
  await expect(status, 'typed before the script').toHaveText(company.words.tools.failed);
  await page.unroute(DATA);
  await field.fill('a');
  await page.getByRole('button', { name: /^Show all/ }).press('Enter');
  await expect(found.getByRole('link').nth(16), 'the first row that is new').toBeFocused();
  await field.fill(first);
  await expect(found.getByRole('listitem').first()).toContainText(first);
  await field.fill(`${first.toLowerCase()}, FooERP ${company.toolKinds[0]?.words[0]}, ${second}`);
  await expect(status).toContainText('2 of 3 connect');
  const unlisted = page.getByRole('listitem').filter({ hasText: 'FooERP' });
  await expect(unlisted.locator('svg'), 'the sign of what connects').toHaveCount(0);
  await field.fill('nothing at all');
  await expect(status).toHaveText('No tool found');
  await expect(page.getByRole('main').locator('a[href^="/contact"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(status).toHaveText(all);
  const chip = page.getByRole('button', { name: 'Voice', exact: true });
  await chip.press('Enter');
  await expect(page).toHaveURL(/\?channel=voice$/);
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const calls = company.integrations.filter((tool) =>
    [tool.channel, ...tool.connects].includes('voice'),
  );
  await expect(status, 'each whose row says it').toHaveText(`${calls.length} of ${all}: Voice`);
  await field.fill(`${first}, FooERP`);
  await expect(status).toHaveText('1 of 2 connects');
  await expect(chip).toBeHidden();
  await field.clear();
  await chip.press('Enter');
  await expect(status).toHaveText(all);

  await often.last().click();
  const id = new URL(page.url()).hash;
  await expect(page.locator(`details:is(${id}, :has(${id}))`)).toHaveJSProperty('open', true);
  await expect(page.locator(id)).toBeInViewport();
  await expect(unmarked, 'with its marks').toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 844 });
  await field.fill((await field.getAttribute('placeholder')) ?? '');
  const cut = () => field.evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(await cut(), 'its example fits').toBe(0);
});
