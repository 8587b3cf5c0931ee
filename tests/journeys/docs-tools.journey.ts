/** A visitor looks for a tool in the directory of the technology stack. */
import type { Locator, Page, Route } from '@playwright/test';
import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { builtDirectory } from '../support/built-directory.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { expectLanding } from '../support/landing.ts';
import { dialog, search } from '../support/search-the-docs.ts';

const PATH = '/docs/technology-stack';
const DATA = '**/docs/tools.json';
const PHONE = { width: 390, height: 844 };

const { tools, categories, oftenConnected } = builtDirectory;
const all = tools.length.toLocaleString('en-US');
const toolNamed = (name: string) => tools.find((tool) => tool.name === name) ?? tools[0];

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the tools' });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const results = (page: Page) => page.getByRole('list', { name: 'Tools found' }).getByRole('listitem');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true });
const group = (page: Page, name: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name, level: 3 }) });

test('the visitor finds a tool by its name, by another name, and with a letter left out', async ({
  page,
}) => {
  const sheets = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tool-marks/')) sheets.add(request.url());
    if (request.url().endsWith('/tools.json')) asked.push(request.url());
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await expect(status(page)).toHaveText(`${all} tools`);
  expect(tools.length).toBeGreaterThanOrEqual(INTEGRATION_CLAIM);
  await expect(clear(page)).toBeHidden();
  expect(asked, 'the data, before anybody searches').toEqual([]);
  expect(sheets.size, 'sheets of marks, before a group is open').toBe(1);

  const name = oftenConnected.find((known) => /^\w{7,}$/.test(known)) ?? '';
  await field(page).fill(name.slice(0, 3) + name.slice(4));
  await expect(results(page).first()).toContainText(name);
  await expect(status(page)).toHaveText(/^\d+ of [\d,]+ tools$/);
  await expect(page.getByRole('list', { name: categories[0]?.name ?? '', exact: true })).toBeHidden();
  await expect
    .poll(async () => {
      const [above, found] = [await field(page).boundingBox(), await results(page).first().boundingBox()];
      return (found?.y ?? Number.NaN) - (above?.y ?? Number.NaN);
    }, 'a result is right under the field')
    .toBeLessThan(120);

  const known = tools.find(({ aliases }) => aliases);
  await field(page).fill(known?.aliases?.[0] ?? '');
  await expect(results(page).first()).toContainText(known?.name ?? 'no alias');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === known?.aliases?.[0]);
  await field(page).fill('nothing at all');
  await expect(status(page)).toHaveText('No tool found');
  await expect(page.getByRole('link', { name: 'Ask us', exact: true })).toHaveAttribute(
    'href',
    /^\/contact\?/,
  );
  await clear(page).click();
  await expect(page).toHaveURL(PATH);
  await expect(field(page)).toHaveValue('');
  await expect(clear(page)).toBeHidden();

  // A category leads to its group.
  const category = categories.find(({ name: words }) => /^\w{5,}$/.test(words));
  const members = tools.filter((tool) => tool.category === category?.id);
  await field(page).fill(category?.name.slice(0, 5) ?? '');
  await page.getByRole('link', { name: `${members.length} in ${category?.name}` }).click();
  await expect(group(page, category?.name ?? '').getByRole('listitem')).toHaveCount(members.length);
  await expectLanding(page, category?.id ?? '');
  // A scrolled page may have a row half under the sticky field, covered by chance more or less.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeViolationsEverywhere(page), 'with an open group').toEqual([]);
  await expect(page).toHaveURL(`${PATH}#${category?.id}`);
  await expect(field(page)).toHaveValue('');
});

/** Lists the options that are cut off once they are chosen, if every tool had them. */
function wordsWithoutRoom(select: Locator): Promise<string[]> {
  return select.evaluate((field: HTMLSelectElement, most) => {
    const { fontSize, fontFamily, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const measure = document.body.appendChild(document.createElement('span'));
    const look = { fontSize, fontFamily, fontVariantNumeric, position: 'absolute', whiteSpace: 'nowrap' };
    Object.assign(measure.style, look);
    const cutOff = [...field.options]
      .map(({ text }) => text.replace(/\(.*\)/, `(${most})`))
      .filter((words) => {
        measure.textContent = words;
        return measure.getBoundingClientRect().width > room;
      });
    measure.remove();
    return cutOff;
  }, all);
}

test('filters narrow the groups and say what each choice would leave', async ({ page }) => {
  await page.goto(`${PATH}?channel=voice`);
  const voices = tools.filter(({ channel }) => channel === 'voice');
  await expect(status(page)).toHaveText(`${voices.length} of ${all} tools`);
  const connection = page.getByRole('combobox', { name: 'Connects by' });
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('voice');
  const { width } = await atRest(connection);
  const both = voices.filter(({ connects }) => connects.includes('webhook'));
  await expect(
    connection.getByRole('option', { name: `Webhook (${both.length})`, exact: true }),
  ).toBeAttached();
  expect(await wordsWithoutRoom(connection)).toEqual([]);
  await connection.selectOption('webhook');
  await expect(page).toHaveURL(`${PATH}?connection=webhook&channel=voice`);
  await expect(status(page)).toHaveText(`${both.length} of ${all} tools`);
  expect((await atRest(connection)).width, 'a count does not move what is beside it').toBe(width);
  const left = categories.filter(({ id }) => both.some(({ category }) => category === id));
  const groups = page.getByRole('main').locator('summary:visible');
  await expect(groups).toHaveCount(left.length);
  await groups.first().click();
  await expect(
    page.getByRole('list', { name: left[0]?.name ?? '', exact: true }).getByRole('listitem'),
  ).toHaveCount(both.filter(({ category }) => category === left[0]?.id).length);
  await clear(page).click();
  await expect(groups).toHaveCount(categories.length);
});

test('what is typed before the search has arrived is not lost', async ({ page }) => {
  const deliver = await holdBack(page, DATA);
  await page.goto(PATH);
  await field(page).pressSequentially('a');
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('voice');
  await expect(status(page)).toHaveText('Loading the tools');
  deliver();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('a');
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('voice');
});

test('what is typed and chosen before any script has arrived is not lost', async ({ page }) => {
  const deliver = await holdBack(page, '**/*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await field(page).pressSequentially('a');
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('voice');
  deliver();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('a');
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('voice');
});

test.describe('when the data cannot be had, or is no directory', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the field says so, the groups stay, and another key tries again', async ({ page }) => {
    const broken: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ json: { tools: 'none' } }),
    ];
    for (const answer of broken) {
      await page.route(DATA, answer);
      await page.goto(PATH);
      await field(page).fill('a');
      await expect(status(page)).toContainText('did not load');
      await expect(group(page, categories[0]?.name ?? '')).toBeVisible();
      await page.unroute(DATA);
      await field(page).fill('ai');
      await expect(results(page).first()).toBeVisible();
    }
  });
});

test('several tools are checked at once, and the list goes along to the contact form', async ({ page }) => {
  const [first, second] = oftenConnected;
  await page.goto(PATH);
  await field(page).fill(`${first?.toLowerCase()}, FooERP, ${second}`);
  await expect(status(page)).toHaveText('2 of 3 connect');
  const rows = page.getByRole('list', { name: 'Your tools' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText(first ?? '');
  await expect(rows.nth(1)).toContainText('Not listed');
  await expect(page.getByRole('combobox', { name: 'Channel' })).toBeDisabled();
  expect(await axeViolationsEverywhere(page), 'with a list that is checked').toEqual([]);

  await page.getByRole('link', { name: /^Send this list/ }).click();
  const help = page.getByRole('textbox', { name: /How can we help/ });
  await expect(help).toHaveValue(`We use ${first}, FooERP, and ${second}.`);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText(/^1 of \d required answers/)).toBeVisible();

  // The visitor's own words win over those an address brings.
  await help.fill('My own words.');
  await page.goto('/contact?tools=FooERP');
  await expect(page).toHaveURL('/contact');
  await expect(help).toHaveValue('My own words.');
});

test('on a phone the page is short, results of an address are in view, and filters fold into a button', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
  await expect(page.getByRole('combobox', { name: 'Channel' })).toBeHidden();

  await page.goto(`${PATH}?q=${encodeURIComponent(oftenConnected[0] ?? '')}`);
  await expect(results(page).first()).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  const fieldWidth = async () => (await atRest(field(page))).width;
  const width = await fieldWidth();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page
    .getByRole('combobox', { name: 'Channel' })
    .selectOption(toolNamed(oftenConnected[0] ?? '')?.channel ?? '');
  await expect(results(page).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Show the tools' }).click();
  await expect(page.getByRole('combobox', { name: 'Channel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter 1', exact: true })).toBeVisible();
  expect(await fieldWidth(), 'a number on the button does not move the field').toBe(width);
});

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1440, height: 900 } })) {
  test(`every link into the page lands on its place, while the page may move: ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const last = tools.at(-1)?.id ?? '';
    await page.goto(`${PATH}#${last}`);
    await expectLanding(page, last, 'an opened address');
    await page.getByRole('list', { name: 'Often connected' }).getByRole('link').nth(7).click();
    const often = toolNamed(oftenConnected[7] ?? '')?.id ?? '';
    await expectLanding(page, often, 'a link in the page');
    const headings = await page
      .getByRole('article')
      .locator('[data-part="heading"] > :is(h2, h3)')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(headings.length).toBeGreaterThan(3);
    for (const id of [...headings, tools[0]?.id ?? '', categories[3]?.id ?? '']) {
      await page.evaluate((named) => {
        location.hash = named;
      }, id);
      await expectLanding(page, id);
    }
    const [, heading = ''] = headings;
    const tool = toolNamed(oftenConnected[7] ?? '');
    const words = await page.locator(`[id="${heading}"]`).innerText();
    for (const [query, id] of [
      [words, heading],
      [tool?.name ?? '', tool?.id ?? ''],
    ] as const) {
      await search(page, query);
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${PATH}#${id}`);
      await expectLanding(page, id, 'a result of the search');
    }
  });
}

test('what is printed is every tool and the article, without the search', async ({ page }) => {
  await page.goto(`${PATH}?q=a`);
  await expect(results(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const isPrinted = (id = '') =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.checkVisibility());
  expect(await isPrinted(tools[0]?.id)).toBe(true);
  expect(await isPrinted(tools.at(-1)?.id)).toBe(true);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(results(page).first()).toBeHidden();
  await page.emulateMedia({ media: null });
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('groups open, an address opens its group, and no dead control is shown', async ({ page }) => {
    const last = tools.at(-1);
    await page.goto(`${PATH}#${last?.id}`);
    await expect(page.getByRole('link', { name: last?.name ?? '', exact: true })).toBeInViewport();
    const [category] = categories;
    await page.getByRole('heading', { name: category?.name ?? '', level: 3 }).click();
    await expect(page.getByRole('list', { name: category?.name ?? '', exact: true })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
