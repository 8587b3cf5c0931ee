import { movesNothing } from '../page-rules/motion.ts';
import { comeBack, expect, PHONE, test } from '../support/journey.ts';

/** Where it is still the day before. */
test.use({ viewport: PHONE, timezoneId: 'Pacific/Honolulu' });

test('it was last updated on the reader’s own day', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-05T04:00:00Z');
  await page.goto('/privacy');
  await expect(page.getByText('Last updated')).toHaveText('Last updated March 4, 2031');
  await expect(page.getByRole('main').getByRole('time')).toHaveAttribute('datetime', '2031-03-04');
  expect(await movesNothing(page)).toEqual([]);
  await page.clock.setFixedTime('2031-03-07T12:00:00Z');
  await comeBack(page);
  await expect(page.getByText('Last updated March 7, 2031')).toBeVisible();
});
