/** A visitor looks at what the company offers: five features, each with an example beside it. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { atRest } from '../support/at-rest.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const features = (page: Page) => page.locator('#features');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('five features: the example beside them is that of the selected one', async ({ page }) => {
  await page.goto('/');
  const tabs = features(page).getByRole('button');
  const shown = features(page).getByRole('region');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute('aria-expanded', 'true');
  const before = new Set<string>();
  const { x } = await atRest(shown);
  for (const index of [0, 1, 2, 3, 4]) {
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(features(page).getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', (await tabs.nth(index).getAttribute('aria-controls')) ?? '');
    before.add(await shown.innerText());
    expect((await atRest(shown)).x).toBe(x);
  }
  expect(before.size, 'each has an example of its own').toBe(5);
  await tabs.nth(4).click();
  await expect(tabs.nth(4), 'one feature is always selected').toHaveAttribute('aria-expanded', 'true');
  expect(await isAccessible({ page })).toEqual([]);
});

test('on a phone the example opens under its button, which stays under the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const index of [2, 4]) {
    const tab = features(page).getByRole('button').nth(index);
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await atRest(tab);
    await tab.click({ position: { x: 60, y: 30 } });
    await expect(tab).toHaveAttribute('aria-expanded', 'true');
    const [after, example] = [await atRest(tab), await atRest(features(page).getByRole('region'))];
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
    expect(example.y).toBeGreaterThanOrEqual(after.y + after.height - 2);
  }
});

test('a feature pressed before its script has come is selected once it has', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const deliver = await holdBack(page, '**/_assets/*.js');
  const tab = features(page).getByRole('button').nth(1);
  const asked = page.waitForRequest('**/_assets/*.js');
  await tab.click();
  await asked;
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  deliver();
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
});
