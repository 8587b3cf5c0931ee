import sharp from 'sharp';
import { isOnTop } from '../page-rules/opened.ts';
import {
  atRest,
  company,
  expect,
  type Page,
  PHONE,
  STILL,
  test,
  visit,
} from '../support/journey.ts';

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page', includeHidden: true });
const opener = (page: Page) => page.getByRole('button', { name: 'On this page' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const firstLine = async (page: Page) => (await copied(page)).split('\n')[0];

test.use(STILL);
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a template is copied for n8n', async ({ page, request }) => {
  await visit(page, '/docs/agents/templates/newsletter');
  await page.getByRole('button', { name: 'Copy workflow' }).click();
  const copies = page.getByText('Copied!', { exact: true });
  await expect(copies.first()).toBeVisible();
  await expect(copies.and(page.locator(':not(.visually-hidden)')), 'seen once').toHaveCount(1);
  const file = await request.get('/templates/newsletter.json');
  expect(JSON.parse(await copied(page))).toEqual(await file.json());
});

test('the contents mark what is read; its address and text are copied', async ({ page, site }) => {
  await visit(page, '/docs/process');
  const current = contents(page).locator('[aria-current]');
  const sections = contents(page).locator('> ul > li > a');
  const parts = await sections.allInnerTexts();
  await expect(current).toHaveText(parts[0] ?? '');
  await sections.nth(2).click();
  await expect(current).toHaveText(parts[2] ?? '');
  await page.keyboard.press('Control+Home');
  await expect(current).toHaveText(parts[0] ?? '');
  await page.evaluate(() => dispatchEvent(new Event('hashchange')));
  await expect(current, 'told late of the address').toHaveText(parts[0] ?? '');

  await page.setViewportSize({ width: 1440, height: 20_000 });
  await page.goto('/docs/process');
  await expect(current, 'where all is in view').toHaveText(parts[0] ?? '');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/privacy');
  await page.keyboard.press('Control+End');
  const last = page.locator('#page-contents li').last();
  await expect(last.locator('a[aria-current]'), 'short, and at the end').toBeVisible();

  // With motion the answer is still opening when its question is reached.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/docs/resources#%E0%A4%A');
  const asked = page.locator('main details h3[id]').nth(3);
  const question = `#${await asked.getAttribute('id')}`;
  const group = asked.locator('xpath=ancestor::section[1]').locator('h2');
  const section = `#${await group.getAttribute('id')}`;
  await page.goto('about:blank');
  await page.goto(`/docs/resources${question}`);
  await page.waitForTimeout(1000);
  await expect(asked).toBeInViewport();
  await expect(current).toHaveAttribute('href', section);
  await page.goto('/docs/process');

  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  await expect.poll(() => copied(page), 'the whole page, without its tools').toContain(parts[1]);
  expect(await copied(page)).not.toMatch(/^(#|Copy)/m);

  const heading = page.locator('main [data-part="text"] h2').nth(1);
  const [words, id] = [(await heading.innerText()).trim(), await heading.getAttribute('id')];
  await heading.hover();
  await page.getByRole('link', { name: `Link to ${words}` }).click();
  await expect.poll(() => copied(page)).toBe(`${site.url}/docs/process#${id}`);
  await page.getByRole('button', { name: `Copy section as Markdown: ${words}` }).click();
  await expect.poll(() => firstLine(page)).toBe(`## ${words}`);

  await page.evaluate(() => (window.print = () => (document.title = 'Printed')));
  await page.getByRole('button', { name: 'Print', includeHidden: true }).dispatchEvent('click');
  await expect(page).toHaveTitle('Printed');

  for (const chosen of [2, 1]) await sections.nth(chosen).click();
  await page.getByRole('link', { name: company.words.documents.missing }).click();
  const message = page.getByRole('textbox', { name: /help/ });
  await expect(message).toHaveValue(`About /docs/process#${id}: `);
});

test('on a phone a line opens the contents and says what is read', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/docs/process');
  const parts = contents(page).locator('> ul > li > a');
  await expect(opener(page).getByText((await parts.first().textContent()) ?? '')).toBeVisible();
  await opener(page).click();
  await expect(contents(page).getByRole('button', { name: 'Copy page' })).toBeInViewport();
  const last = parts.last();
  const words = await last.innerText();
  await last.click();
  const heading = page.getByRole('main').getByRole('heading', { name: words, exact: true });
  await atRest(heading);
  expect(await isOnTop(heading)).toBe(true);
  await expect(opener(page).getByText(words)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.reload();
  await opener(page).click();
  await expect(last, 'brought into view').toBeInViewport();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(last).toBeHidden();
  await opener(page).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test.describe('on a screen of five pixels for four', () => {
  test.use({ deviceScaleFactor: 1.25 });

  test('a table that fits has no rule at an edge to scroll past', async ({ page }) => {
    await visit(page, '/docs/security');
    const table = page.locator('main [data-part="table"]').first();
    const shown = await table.screenshot();
    await table.evaluate((part) => (part.style.background = 'none'));
    const input = await table.screenshot();
    const difference = sharp(shown).composite([{ input, blend: 'difference' }]);
    const { channels } = await sharp(await difference.removeAlpha().toBuffer()).stats();
    // A pixel that letters share with a cover may be rounded otherwise.
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(8);
  });
});
