/** A visitor opens the search of the documentation, and closes it: what it loads, and when that does not come. */
import { isAccessible } from '../page-rules.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { box, dialog, field, open, options, search } from '../support/search-the-docs.ts';

const INDEX = '**/docs/search-index.json';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('box and keys open the dialog; four ways close it and clear the query', async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(30, 800),
    () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
    () => options(page).nth(1).click(),
  ];
  for (const [index, close] of ways.entries()) {
    await open(page, index % 2 ? 'Meta+k' : 'Control+k');
    await field(page).fill('agent');
    await expect(options(page).nth(1)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await expect(field(page), 'closing clears the query').toHaveValue('');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('the open dialog is accessible in each state, and fills a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const query of ['', 'agent', 'zzxqj']) {
    await field(page).fill(query);
    if (query === 'agent') await expect(options(page)).toHaveCount(5);
    expect(await isAccessible({ page }), query).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await isAccessible({ page }), 'in the dark').toEqual([]);
});

test('the index is asked for on intent; what is typed until then is found', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) asked += 1;
  });
  const deliver = await holdBack(page, INDEX);
  await page.mouse.move(700, 500);
  await page.goto('/docs', { waitUntil: 'networkidle' });
  expect(asked).toBe(0);
  await search(page, 'agent');
  await expect.poll(() => asked).toBe(1);
  deliver();
  await expect(options(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue('agent');
});

test.describe('when the index does not load, or is none', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the dialog says so, leads on, and tries again with the next letter', async ({ page }) => {
    for (const answer of [undefined, { contentType: 'text/html', body: '<p>Sign in' }]) {
      await page.route(INDEX, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/docs');
      await open(page);
      await expect(dialog(page).getByRole('status')).toContainText('did not load');
      await expect(dialog(page).locator('a[href="/docs/all"]')).toBeVisible();
      await page.unroute(INDEX);
      await page.keyboard.type('agent');
      await expect(options(page)).toHaveCount(5);
    }
  });
});
