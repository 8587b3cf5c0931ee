/**
 * A visitor reads the home page: what it says, in which order, and what answers when it is touched.
 */
import { isAccessible } from '../page-rules.ts';
import { atRest, expect, section, test } from '../support/journey.ts';

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sections come in their order; the example is that of the selected feature; a testimonial and one question at a time unfold; a phone shows three columns of four tools', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const ids = await page.locator('main :is(h1, h2)').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.slice(0, 7)).toEqual(
    ['home', 'clients', 'features', 'integrations', 'process', 'results', 'faq'].map(
      (name) => `${name}-heading`,
    ),
  );
  const getStarted = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  for (const link of [getStarted.first(), getStarted.last()])
    await expect(link).toHaveAttribute('href', '/contact');
  const tools = section(page, 'integrations');
  await expect(tools.locator('a[href="/docs/technology-stack"]')).toBeVisible();
  await expect(tools).toContainText('850+');

  const features = page.locator('#features');
  const tabs = features.getByRole('button');
  const shown = features.getByRole('region');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.first()).toHaveAttribute('aria-expanded', 'true');
  const { x } = await atRest(shown);
  const examples = new Set<string>();
  for (const index of [0, 1, 2, 3, 4]) {
    await tabs.nth(index).click();
    await expect(features.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(shown).toHaveAttribute(
      'id',
      (await tabs.nth(index).getAttribute('aria-controls')) ?? '',
    );
    examples.add(await shown.innerText());
    expect((await atRest(shown)).x).toBe(x);
  }
  expect(examples.size, 'each has an example of its own').toBe(5);
  await tabs.nth(4).click();
  await expect(tabs.nth(4), 'one feature is always selected').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await isAccessible({ part: features })).toEqual([]);

  const quotes = page.locator('#results').getByRole('blockquote');
  await expect(quotes).toHaveCount(3);
  const textOf = async (index: number) => words(await quotes.nth(index).innerText());
  for (const index of [1, 2]) expect(await textOf(index)).not.toMatch(/…/);
  const cut = await textOf(0);
  expect(cut).toMatch(/^“.{150}…”$/);
  const button = page.locator('#results').getByRole('button');
  await expect(button).toHaveText('See full testimonial');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const whole = await textOf(0);
  expect(whole.startsWith(cut.slice(0, 151))).toBe(true);
  expect(whole.length).toBeGreaterThan(cut.length);
  await button.click();
  await expect.poll(() => textOf(0)).toBe(cut);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => textOf(0), 'on paper it is whole').toBe(whole);
  await page.emulateMedia({ media: null });

  const questions = page.locator('#faq details');
  const open = page.locator('#faq details[open]');
  await expect(open).toHaveCount(0);
  for (const index of [1, 0]) {
    await questions.nth(index).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(questions.nth(index)).toHaveAttribute('open');
  }
  expect(await isAccessible({ part: page.locator('#faq') })).toEqual([]);
  await questions.first().locator('summary').press('Enter');
  await expect(open).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tools.getByText('And 840+ more...', { exact: true })).toBeVisible();
  const columns = await tools
    .getByRole('listitem')
    .filter({ has: page.locator('svg') })
    .evaluateAll((all) => [
      ...Map.groupBy(
        all.filter((item) => item.checkVisibility()),
        (item) => Math.round(item.getBoundingClientRect().left),
      ).values(),
    ]);
  expect(columns.map(({ length }) => length)).toEqual([4, 4, 4]);
  await tabs.nth(2).evaluate((tab) => tab.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await atRest(tabs.nth(2));
  await tabs.nth(2).click({ position: { x: 60, y: 30 } });
  await expect(tabs.nth(2)).toHaveAttribute('aria-expanded', 'true');
  const after = await atRest(tabs.nth(2));
  expect(Math.abs(after.y - before.y), 'it stays under the finger').toBeLessThanOrEqual(1);
  expect((await atRest(shown)).y).toBeGreaterThanOrEqual(after.y + after.height - 2);
});
