/** A visitor wants to know who these people are. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name });
const columnsOf = (page: Page, name: string) =>
  list(page, name).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('founders and everyone else are shown with photo, name, title and a profile that opens in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const team = page.getByRole('region').filter({ has: page.locator('#team-heading') });
  await expect(team.getByText("We're hiring!", { exact: true })).toBeVisible();
  const people = [
    ...(await list(page, 'Founders').getByRole('listitem').all()),
    ...(await list(page, 'Everyone else').getByRole('listitem').all()),
  ];
  expect(people.length).toBeGreaterThan(3);
  for (const person of people) {
    const name = await person.getByRole('heading', { level: 3 }).innerText();
    expect((await person.getByRole('paragraph').first().innerText()).length).toBeGreaterThan(3);
    const link = person.getByRole('link', { name: `Profile of ${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('target', '_blank');
    const portrait = person.getByRole('img', { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  const profile = page.getByRole('link', { name: /^Profile of/ }).first();
  await context.route((await profile.getAttribute('href')) ?? '', (route) =>
    route.fulfill({ body: 'A profile' }),
  );
  const opened = context.waitForEvent('page');
  await profile.click();
  await (await opened).close();
  await expect(page).toHaveURL('/about');
});

test('founders are in three columns, everyone else in one, two or four', async ({ page }) => {
  await page.goto('/about');
  for (const [width, founders, others] of [
    [390, 1, 1],
    [700, 3, 2],
    [1440, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      [await columnsOf(page, 'Founders'), await columnsOf(page, 'Everyone else')],
      `${width} px`,
    ).toEqual([founders, others]);
  }
});

test('the page names three services, cites more than 850 systems, and ends in a letter signed by a co-founder', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText('850');
  const services = page.getByRole('region').filter({ has: page.locator('#pillars-heading') });
  await expect(services.getByRole('heading', { level: 3 })).toHaveCount(3);
  const letter = page.getByRole('region').filter({ has: page.locator('#letter-heading') });
  const founders = await list(page, 'Founders').getByRole('heading', { level: 3 }).allInnerTexts();
  const text = await letter.innerText();
  expect(founders.some((name) => text.includes(name))).toBe(true);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the drawing of everybody says who is pointed at, is one stop of the Tab key, and leads to the person', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const threads = page.getByRole('figure').first().getByRole('list').first().getByRole('link');
  const names = await page.getByRole('heading', { level: 3 }).filter({ hasText: /./ }).allInnerTexts();
  const shown = () =>
    page
      .getByRole('figure')
      .first()
      .getByText(names[1] ?? '', { exact: true });
  await expect(shown()).toBeHidden();
  await threads.nth(1).hover();
  await expect(shown()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(), 'Escape gives the caption back').toBeHidden();
  await page.mouse.move(0, 0);
  await threads.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(threads.nth(1)).toBeFocused();
  await expect(shown()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(threads.and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about#./);
  await expect(page.getByRole('img', { name: `Portrait of ${names[1]}` })).toBeInViewport();
});
