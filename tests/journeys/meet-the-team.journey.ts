import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everybody has photo, name, title and profile, and the drawing says who is pointed at', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const people = page
    .getByRole('list', { name: /^(Founders|Everyone else)$/ })
    .getByRole('listitem');
  const incomplete = await people.evaluateAll(async (all) => {
    const complete = await Promise.all(
      all.map(async (person) => {
        const [portrait, link] = [person.querySelector('img'), person.querySelector('a')];
        if (portrait) portrait.loading = 'eager';
        await portrait?.decode();
        const [name, title] = ['h3', 'p'].map(
          (part) => person.querySelector(part)?.textContent ?? '',
        );
        const isPictured = portrait?.alt === `Portrait of ${name}` && portrait.naturalWidth > 0;
        const isLinked = link?.protocol === 'https:' && link.target === '_blank';
        return name && title && isPictured && isLinked && link.ariaLabel?.includes(name);
      }),
    );
    return all.filter((_, index) => !complete[index]).map(({ textContent }) => textContent);
  });
  expect(await people.count()).toBeGreaterThan(3);
  expect(incomplete).toEqual([]);
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
