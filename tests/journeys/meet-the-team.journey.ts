import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everybody has photo, name, title and profile, and the drawing says who is pointed at', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const people = page
    .getByRole('list', { name: /^(Founders|Everyone else)$/ })
    .getByRole('listitem');
  expect(await people.count()).toBeGreaterThan(3);
  for (const person of await people.all()) {
    const name = await person.getByRole('heading').innerText();
    const portrait = person.getByRole('img', { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    await expect(person.getByRole('paragraph').first()).not.toBeEmpty();
    await expect(person.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
  const columnsOf = (name: string) =>
    page
      .getByRole('list', { name })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, ...columns] of [
    [390, 1, 1],
    [1440, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([await columnsOf('Founders'), await columnsOf('Everyone else')]).toEqual(columns);
  }

  const figure = page.getByRole('figure').first();
  const threads = figure.getByRole('list').first().getByRole('link');
  const names = await page
    .getByRole('heading', { level: 3 })
    .filter({ hasText: /./ })
    .allInnerTexts();
  const caption = figure.getByText(names[1] ?? '', { exact: true });
  await expect(caption).toBeHidden();
  await threads.nth(1).hover();
  await expect(caption).toBeVisible();
  await page.mouse.move(0, 0);
  await threads.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(threads.nth(1)).toBeFocused();
  await expect(caption).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(threads.and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: `Portrait of ${names[1]}` })).toBeInViewport();
});
