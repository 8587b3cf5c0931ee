import { isAccessible } from '../page-rules/axe.ts';
import { atRest, company, expect, PHONE, STILL, test, visit } from '../support/journey.ts';

test.use(STILL);
test.beforeEach(({ page }) => visit(page, '/'));

const { length: count } = company.features;

test('on a phone a feature that is pressed stays under the finger', async ({ page }) => {
  test.skip(count < 2, 'the company names fewer features');
  await page.setViewportSize(PHONE);
  const features = page.locator('#features');
  const tab = features.getByRole('button').last();
  await tab.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await atRest(tab);
  await tab.click({ position: { x: 60, y: 30 } });
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  const after = await atRest(tab);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
  const { y } = await atRest(features.getByRole('region'));
  expect(y).toBeGreaterThanOrEqual(after.y + after.height - 2);
  expect(await isAccessible(features)).toEqual([]);
});
