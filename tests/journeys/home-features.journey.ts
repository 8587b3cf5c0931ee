/** A visitor looks at what the company offers: five features on the home page, each with an example. */
import type { Page } from '@playwright/test';
import { features, featuresSection } from '#model/facts/home-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { EXAMPLE_HEADINGS } from '../support/feature-examples.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const featureChoice = (page: Page) =>
  page.getByRole('region', { name: featuresSection.heading, exact: true });

test('the example shown is the selected feature’s, and the first is selected to begin with', async ({
  page,
}) => {
  await page.goto('/');
  const choice = featureChoice(page);
  const tab = (index: number) => choice.getByRole('button', { name: features[index]?.title ?? '' });
  const shown = choice.getByRole('region');
  await expect(choice.getByRole('button')).toHaveCount(5);
  await expect(tab(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(shown).toContainText(EXAMPLE_HEADINGS[0] ?? '');

  const { x } = await atRest(shown);
  /** Position of the last row in its section: pressing a row may scroll the page. */
  const last = async () => (await atRest(tab(4))).y - (await atRest(choice)).y;
  const lastAtFirst = await last();
  for (const [index, heading] of EXAMPLE_HEADINGS.entries()) {
    await tab(index).click();
    await expect(tab(index)).toHaveAttribute('aria-expanded', 'true');
    await expect(choice.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(heading);
    await expect(shown.getByRole('figure').locator('svg').first(), 'something is drawn').toBeVisible();
    expect((await atRest(shown)).x).toBe(x);
    expect(await last(), 'nothing moves').toBeCloseTo(lastAtFirst, 0);
    if (index === 3) expect(await axeViolationsEverywhere(page)).toEqual([]);
  }
  await tab(4).click();
  await expect(tab(4), 'one feature is always selected').toHaveAttribute('aria-expanded', 'true');
});

test('a feature pressed before its script has arrived is selected once it has', async ({ page }) => {
  const deliver = await holdBack(page, '**/_assets/features.*.js');
  await page.goto('/');
  const tab = page.getByRole('button', { name: features[1]?.title ?? '' });
  const asked = page.waitForRequest('**/_assets/features.*.js');
  await tab.click();
  await asked;
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  deliver();
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
});

test('on a narrow screen the example opens under its button, which stays under the finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const choice = featureChoice(page);
  for (const index of [2, 4]) {
    const tab = choice.getByRole('button', { name: features[index]?.title ?? '' });
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await atRest(tab);
    // The last line whose position the page knows before the press: the description opens below the title.
    await tab.click({ position: { x: 60, y: 30 } });
    await expect(tab).toHaveAttribute('aria-expanded', 'true');
    const after = await atRest(tab);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
    const shown = choice.getByRole('region');
    await expect(shown).toContainText(EXAMPLE_HEADINGS[index] ?? '');
    const { y } = await atRest(shown);
    expect(Math.abs(y - after.y - after.height)).toBeLessThanOrEqual(2);
  }
});
