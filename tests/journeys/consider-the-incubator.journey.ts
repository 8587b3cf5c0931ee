import { expect, scrollBy, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

const SECTIONS =
  'incubator partner letter revenue weeks experience worth opportunity students faq closing'
    .split(' ')
    .filter((name) => name !== 'students' || company.studentFilms.length > 0);

test.skip(company.addresses.isOff('/incubator'), 'the company shows no incubator');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sections come in their order, with the ways on', async ({ page }) => {
  await visit(page, '/incubator');
  const ids = await page
    .locator('main :is(h1, h2:not(dialog h2))')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS.map((name) => `${name}-heading`));
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  await expect(home).toHaveAttribute('href', '/');
  const outside = page.locator('main a[href^="https:"], header a[href^="https:"]');
  for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank');
  const website = page.getByRole('contentinfo').getByRole('link', { name: 'Company website' });
  await expect(website).toHaveAttribute('href', '/');
});

test('the bar is clear below 10 px, then white, gone downwards, back upwards', async ({ page }) => {
  await visit(page, '/incubator');
  const bar = page.getByRole('banner');
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      if (element.getBoundingClientRect().bottom < 1) return 'gone';
      const isWhite = backgroundColor === 'rgb(255, 255, 255)' && boxShadow !== 'none';
      return isWhite ? 'white' : backgroundColor;
    });
  const clear = 'rgba(0, 0, 0, 0)';
  for (const [distance, wanted] of [
    [8, clear],
    [40, 'white'],
    [52, 'white'],
    [400, 'gone'],
    [-60, 'white'],
    [300, 'gone'],
  ] as const) {
    await scrollBy(page, distance);
    await expect.poll(look, `after ${distance} px more`).toBe(wanted);
  }
  await bar.getByRole('link').first().focus();
  await expect.poll(look).toBe('white');
});
