/** A visitor reads the home page: what it says, in which order, and what answers when it is touched. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, test } from '../support/journey.ts';

const section = (page: Page, heading: string) =>
  page.getByRole('region').filter({ has: page.locator(`#${heading}-heading`) });
const quotes = (page: Page) => page.locator('#results').getByRole('blockquote');
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sections come in their order; the hero leads on and has a film', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .getByRole('main')
    .locator('h1, h2')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.slice(0, 7)).toEqual(
    ['home', 'clients', 'features', 'integrations', 'process', 'results', 'faq'].map(
      (name) => `${name}-heading`,
    ),
  );
  expect(ids).toHaveLength(8);
  const getStarted = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  for (const link of [getStarted.first(), getStarted.last()])
    await expect(link).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('button', { name: /^Watch the film/ })).toBeVisible();
  await expect(section(page, 'integrations').locator('a[href="/docs/technology-stack"]')).toBeVisible();
  await expect(section(page, 'integrations')).toContainText('850+');
  await expect(page.locator('#process').locator('[data-process-step]')).toHaveCount(3);
});

test('only the first of three testimonials is cut; its button unfolds it', async ({ page }) => {
  await page.goto('/');
  await expect(quotes(page)).toHaveCount(3);
  for (const quote of await quotes(page).all()) await expect(quote.locator('mark')).not.toBeEmpty();
  const visible = async (index: number) => words(await quotes(page).nth(index).innerText());
  for (const index of [1, 2]) expect(await visible(index)).not.toMatch(/…/);
  const cut = await visible(0);
  const button = page.locator('#results').getByRole('button');
  await expect(button).toHaveText('See full testimonial');
  // The 150 characters, an ellipsis and two quotation marks.
  expect(cut).toMatch(/^“.{150}…”$/);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const whole = await visible(0);
  expect(whole.startsWith(cut.slice(0, 151))).toBe(true);
  expect(whole.length).toBeGreaterThan(cut.length);
  await button.click();
  await expect(button).toHaveText('See full testimonial');
  await expect.poll(() => visible(0)).toBe(cut);
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await expect.poll(() => visible(0), 'on paper it is whole').toBe(whole);
});

test('no question is open at first, one at most later, none when it is pressed', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('#faq details');
  const open = page.locator('#faq details[open]');
  await expect(open).toHaveCount(0);
  for (const item of await items.all()) {
    await item.locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(item).toHaveAttribute('open');
  }
  expect(await isAccessible({ page })).toEqual([]);
  await items.last().locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
});

test('a phone shows three still columns of four tools and says how many more there are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const tools = section(page, 'integrations');
  await expect(tools.getByText('And 840+ more...', { exact: true })).toBeVisible();
  const lefts = await tools
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .evaluateAll((all) =>
      all
        .filter((item) => item.checkVisibility())
        .map((item) => Math.round(item.getBoundingClientRect().left)),
    );
  expect([...Map.groupBy(lefts, (left) => left).values()].map(({ length }) => length)).toEqual([4, 4, 4]);
});
