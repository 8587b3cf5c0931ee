/** A visitor wants to know who these people are. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name });
const columnsOf = (page: Page, name: string) =>
  list(page, name).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('everybody has photo, name, title and a profile that opens a new tab', async ({ page, context }) => {
  await page.goto('/about');
  const team = page.getByRole('region').filter({ has: page.locator('#team-heading') });
  await expect(team.getByText("We're hiring!", { exact: true })).toBeVisible();
  const people = page.getByRole('list', { name: /^(Founders|Everyone else)$/ }).getByRole('listitem');
  const shown = await people.evaluateAll((all) =>
    Promise.all(
      all.map(async (person) => {
        const [portrait, link] = [person.querySelector('img'), person.querySelector('a')];
        if (portrait) portrait.loading = 'eager';
        await portrait?.decode();
        const name = person.querySelector('h3')?.textContent ?? '';
        return {
          isComplete: name !== '' && (person.querySelector('p')?.textContent?.length ?? 0) > 3,
          isPictured: portrait?.alt === `Portrait of ${name}` && portrait.naturalWidth > 0,
          isLinked: link?.protocol === 'https:' && link.target === '_blank' && link.innerText.includes(name),
        };
      }),
    ),
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((person) => !Object.values(person).every(Boolean))).toEqual([]);
  await expect(page.getByRole('link', { name: /^Profile of .* \(opens in a new tab\)$/ })).toHaveCount(
    shown.length,
  );
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

test('three services, more than 850 systems, and a letter by a co-founder', async ({ page }) => {
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

test('the drawing says who is pointed at, is one stop of Tab, and leads on', async ({ page }) => {
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
