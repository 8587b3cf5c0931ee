import { isAccessible } from '../page-rules/axe.ts';
import { atRest, expect, PHONE, STILL, section, test, visit } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

test.use(STILL);
test.beforeEach(({ page }) => visit(page, '/'));

const { length: count } = company.features;

test('the example shown is that of the one selected feature, in its place', async ({ page }) => {
  test.skip(count < 2, 'the company names fewer features');
  const features = page.locator('#features');
  const tabs = features.getByRole('button');
  const shown = features.getByRole('region');
  await expect(tabs.first()).toHaveAttribute('aria-expanded', 'true');
  const examples = new Set<string>();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(features.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', (await tab.getAttribute('aria-controls')) ?? '');
    examples.add(await shown.innerText());
  }
  expect(examples.size, 'each has an example of its own').toBe(count);
  await tabs.last().click();
  await expect(tabs.last(), 'one is always selected').toHaveAttribute('aria-expanded', 'true');
  expect(await isAccessible(features)).toEqual([]);
});

test('on a phone a feature that is pressed stays under the finger', async ({ page }) => {
  test.skip(count < 3, 'the company names fewer features');
  await page.setViewportSize(PHONE);
  const tab = page.locator('#features').getByRole('button').nth(2);
  await tab.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await atRest(tab);
  await tab.click({ position: { x: 60, y: 30 } });
  await expect(tab).toHaveAttribute('aria-expanded', 'true');
  const after = await atRest(tab);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
  const { y } = await atRest(page.locator('#features').getByRole('region'));
  expect(y).toBeGreaterThanOrEqual(after.y + after.height - 2);
});

test('the first testimonial unfolds, and is whole on paper', async ({ page }) => {
  const [lead] = company.testimonials;
  test.skip(!lead || lead.quote.length <= 150, 'nobody says that much of the company');
  const quote = page.locator('#results').getByRole('blockquote').first();
  const isWhole = async () => !(await quote.innerText()).includes('…”');
  expect(await isWhole()).toBe(false);
  const button = page.locator('#results').getByRole('button');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await isWhole()).toBe(true);
  await button.click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(isWhole).toBe(true);
});

test('the tools lead to all of them, and a phone shows twelve', async ({ page }) => {
  const tools = section(page, 'integrations');
  await expect(tools.locator('a[href="/docs/technology-stack"]')).toBeVisible();
  await page.setViewportSize(PHONE);
  const more = `And ${company.directory.moreOnPhone}+ more...`;
  await expect(tools.getByText(more, { exact: true })).toBeVisible();
  const shown = tools.getByRole('listitem').filter({ has: page.locator('svg'), visible: true });
  await expect(shown).toHaveCount(12);
});
