import { expect, test } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

const { team } = company;
const founders = team.filter(({ isFounder }) => isFounder).length;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('everybody has photo, name, title and profile', async ({ page }) => {
  test.skip(team.length === 0, 'the company names nobody');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const people = page
    .getByRole('list', { name: /^(Founders|Everyone else)$/ })
    .getByRole('listitem');
  await expect(people).toHaveCount(team.length);
  for (const person of await people.all()) {
    const name = await person.getByRole('heading').innerText();
    const portrait = person.getByRole('img', { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    await expect(person.getByRole('paragraph').first()).not.toBeEmpty();
    const profile = team.find((one) => one.name === name)?.linkedinUrl;
    if (profile) await expect(person.getByRole('link', { name })).toHaveAttribute('href', profile);
  }
  const columnsOf = (name: string) =>
    page
      .getByRole('list', { name })
      .evaluateAll((grids) =>
        grids.map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
      );
  const lists = [founders > 0, founders < team.length];
  for (const [width, ...columns] of [
    [390, 1, 1],
    [1440, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = [...(await columnsOf('Founders')), ...(await columnsOf('Everyone else'))];
    expect(shown).toEqual(columns.filter((_, list) => lists[list]));
  }
});

test('the drawing says who is pointed at', async ({ page }) => {
  const areDrawn = company.about.figure && team.some(({ channels }) => channels.length > 0);
  test.skip(!areDrawn || team.length < 2, 'no two people are drawn');
  await page.goto('/about', { waitUntil: 'networkidle' });
  const figure = page.getByRole('figure').first();
  const threads = figure.getByRole('list').first().getByRole('link');
  const name = team[1]?.name ?? '';
  const caption = figure.getByText(name, { exact: true });
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
  await expect(page.getByRole('img', { name: `Portrait of ${name}` })).toBeInViewport();
});
