import { SEARCH_FILES, type SearchEntry } from '#src/search/search-docs.ts';
import { expect, holdBack, type Page, PHONE, STILL, test } from '../support/journey.ts';

const INDEX = `**${SEARCH_FILES.places}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');
const link = (page: Page, href: string) => dialog(page).locator(`a[href="${href}"]`);

/** Once the page listens for the keys. */
async function search(page: Page, query = '', keys = 'Control+k') {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
  if (query) await field(page).fill(query);
}

test.use(STILL);

test('keys open it, arrows move through the results, and four ways close it', async ({ page }) => {
  const deliver = await holdBack(page, INDEX);
  await page.goto('/docs');
  await search(page, 'agen');
  await expect(page.locator('dialog:modal'), 'the page behind it is inert').toHaveCount(1);
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('Loading the index');
  await page.keyboard.press('Enter');
  await page.keyboard.type('t');
  deliver();
  await expect(options(page), 'what was typed until then is found, and not opened').toHaveCount(5);
  await page.keyboard.press('Control+k');
  await expect(field(page), 'it is open already').toHaveValue('agent');
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(dialog(page), 'a composition opens nothing').toBeVisible();
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['Home', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    const id = await page.getByRole('option', { selected: true }).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  }
  await expect(options(page).last()).toBeInViewport({ ratio: 0.99 });
  for (const key of ['Control', 'Meta', 'Shift']) {
    await dialog(page).evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await page.keyboard.press(`${key}+Enter`);
    await expect(options(page).first(), 'it stays').toBeVisible();
  }
  await options(page).nth(3).hover();
  await dialog(page).getByRole('listbox').dispatchEvent('pointermove');
  await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  const rowsAtOnce = field(page).evaluate((input: HTMLInputElement) => {
    input.value = 'sprint';
    input.dispatchEvent(new Event('input'));
    return document.querySelectorAll('[role="option"]').length;
  });
  expect(await rowsAtOnce, 'they stay until others come').toBe(5);

  const example = page.locator('main [data-search-words]').first();
  // Before the dialog tells that it was closed.
  await example.evaluate((button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    button.click();
  });
  await expect(field(page), 'an example is typed').toHaveValue(await example.innerText());
  await page.keyboard.press('Escape');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(30, 800),
    () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
    () => options(page).nth(1).click(),
  ];
  for (const [index, close] of ways.entries()) {
    await search(page, '', index % 2 ? 'Meta+k' : 'Control+k');
    await expect(field(page), 'closing clears the query').toHaveValue('');
    await page.keyboard.press('ArrowUp');
    await expect(field(page), 'among the doors').not.toBeFocused();
    await page.keyboard.press(index % 2 ? 'Backspace' : 'a');
    await expect(field(page)).toBeFocused();
    await field(page).fill('agent');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await close();
    await expect(dialog(page)).toBeHidden();
  }

  await expect(page, 'the last way leads to a page that has no index yet').not.toHaveURL('/docs');
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  await page.route(INDEX, (to) => to.fulfill({ json: [{ title: 'A' }] }));
  await search(page);
  await expect(status).toContainText('did not load');
  await expect(status.getByRole('link', { name: 'See all pages' })).toBeVisible();
  await page.unroute(INDEX);
  await page.keyboard.type('agent');
  await expect(options(page)).toHaveCount(5);
});

test('nothing is said to be missing until all was looked at, and Enter waits', async ({ page }) => {
  const deliver = await holdBack(page, `**${SEARCH_FILES.outside}`);
  await page.goto('/docs/process');
  await search(page, 'webhok signatuer');
  await expect(dialog(page).getByRole('status')).toHaveText('Looking further');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results found')).toHaveCount(0);
  await expect(link(page, '/contact')).toHaveCount(0);
  deliver();
  await expect(page).not.toHaveURL('/docs/process');

  const deliverScript = await holdBack(page, /search-dialog\.later/);
  await page.goto('/docs/process');
  for (const key of ['Control+k', ...'slack', 'Enter']) await page.keyboard.press(key);
  deliverScript();
  await expect(page).not.toHaveURL('/docs/process');
});

test('its key is kept at once, and is beside J where letters are not Latin', async ({ page }) => {
  const deliver = await holdBack(page, /_assets\/.*\.(css|js)/);
  await page.goto('/docs/process', { waitUntil: 'commit' });
  await page.evaluate(() => addEventListener('keyup', () => (document.title = 'pressed')));
  await expect(async () => {
    await page.keyboard.press('Control+k');
    expect(await page.title()).toBe('pressed');
  }).toPass();
  deliver();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  for (const [layout, key, code, isIt] of [
    ['Cyrillic', 'л', 'KeyK', true],
    ['Greek, with Caps Lock', 'Κ', 'KeyK', true],
    ['Dvorak', 'k', 'KeyV', true],
    ['Dvorak', 't', 'KeyK', false],
    ['with Shift', 'K', 'KeyK', false],
    ['with Alt', 'k', 'KeyK', false],
  ] as const) {
    const [altKey, shiftKey] = ['with Alt', 'with Shift'].map((name) => name === layout);
    const press = { key, code, ctrlKey: true, altKey, shiftKey };
    await page.locator('body').dispatchEvent('keydown', press);
    await expect(dialog(page), layout).toBeVisible({ visible: isIt });
    if (isIt) await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('a result says where it leads; on a phone the window is filled', async ({ page }) => {
  await page.goto('/docs/process');
  const heading = page.locator('main [data-part="text"] h2').nth(1);
  const words = (await heading.innerText()).trim();
  const address = `/docs/process#${await heading.getAttribute('id')}`;
  const query = words.slice(1, -1).toUpperCase();
  await search(page, query);
  const first = options(page).first();
  for (const part of [words, /paragraph\s\d/, address]) await expect(first).toContainText(part);
  await expect(first.locator('mark').first()).toHaveText(query, { ignoreCase: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(heading).toBeInViewport();
  await page.waitForLoadState('networkidle');

  const places: SearchEntry[] = await (await page.request.get(SEARCH_FILES.places)).json();
  const [named] = places;
  await search(page, named?.names?.[0]);
  await expect(first).toContainText('On this site');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(named?.path ?? '');

  await page.setViewportSize(PHONE);
  await page.goto('/docs/process');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  const foot = dialog(page).locator(':has(> [role="status"])');
  await field(page).fill('zzxqj');
  await expect(link(page, '/contact')).toBeVisible();
  await expect(foot, 'which is said above').toHaveCSS('clip-path', 'inset(50%)');
  await field(page).fill('agent');
  await expect(options(page)).toHaveCount(5);
  await expect(foot).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await search(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu :focus')).toBeVisible();
});
