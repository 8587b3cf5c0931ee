import { company, expect, STILL, test, visit } from '../support/journey.ts';

const { team } = company;

test.use(STILL);

test('the drawing says who is pointed at', async ({ page }) => {
  const areDrawn = company.about.figure && team.some(({ channels }) => channels.length > 0);
  test.skip(!areDrawn || team.length < 2, 'no two people are drawn');
  await visit(page, '/about');
  const figure = page.getByRole('figure').first();
  const threads = figure.getByRole('list').first().getByRole('link');
  const name = team[1]?.name ?? '';
  const caption = figure.getByText(name, { exact: true });
  await expect(caption).toBeHidden();
  await threads.nth(1).hover();
  await expect(caption).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caption).toBeHidden();
  await threads.first().hover();
  await threads.nth(1).hover();
  await expect(caption, 'pointed at again').toBeVisible();
  await page.mouse.move(0, 0);
  await threads.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(threads.nth(1)).toBeFocused();
  await expect(caption).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caption).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(threads.and(page.locator(':focus')), 'one stop of the Tab key').toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(caption).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: `Portrait of ${name}` })).toBeInViewport();
});

test('on a phone each channel is named beside its band, on nothing', async ({ page }) => {
  test.skip(!company.about.figure, 'nobody is drawn');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/about');
  const figure = page.getByRole('figure').first();
  const boxes = (parts: string) =>
    figure.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
  const [names, bands] = [await boxes('[data-channel] > *'), await boxes('svg > g')];
  expect(bands).toHaveLength(names.length);
  for (const [at, band] of bands.entries()) {
    const name = names[at] ?? band;
    expect(name.left).toBeGreaterThanOrEqual(band.right);
    expect(name.right).toBeLessThanOrEqual(320);
    expect(Math.abs(name.top + name.bottom - band.top - band.bottom)).toBeLessThan(8);
  }
});
