import { company, expect, STILL, scrollBy, test, visit } from '../support/journey.ts';

test.skip(company.addresses.isOff('/incubator'), 'the company shows no incubator');
test.use(STILL);

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
