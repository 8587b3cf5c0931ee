/** A visitor without scripts reads the home page whole, and opens what a browser itself opens. */
import { expect, test } from '../support/journey.ts';

test.use({ hasScripts: false });

test('every example, the whole testimonial, every answer and every drawing is there', async ({ page }) => {
  await page.goto('/');
  const examples = page.locator('#features').getByRole('region');
  await expect(examples).toHaveCount(5);
  const tops = await examples.evaluateAll((all) => all.map((example) => example.getBoundingClientRect().top));
  expect(tops, 'below one another').toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(5);
  const quote = page.locator('#results').getByRole('blockquote').first();
  expect(await quote.innerText()).not.toMatch(/…”$/);
  await expect(page.getByRole('button', { name: 'See full testimonial' })).toBeHidden();
  const question = page.locator('#faq details').nth(1);
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
});

test('the menu of a phone opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
});

test('the stages of a template can be read, and so can the day of the privacy policy', async ({ page }) => {
  await page.goto('/docs/agents/templates/newsletter');
  expect(
    await page.getByRole('main').getByRole('figure').first().getByRole('listitem').count(),
  ).toBeGreaterThan(2);
  await page.goto('/privacy');
  await expect(page.getByText('Last updated')).toHaveText(/^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});
