import { expect, type Page, test, twoFrames } from '../support/journey.ts';

/** At how many the page was seen since it was asked last. */
const positions = (page: Page) =>
  page.evaluate(() => new Set(Reflect.get(window, 'positions').splice(0)).size);

/** Waits until a section is below the bar. @returns at how many positions the page was seen */
async function stepsTo(page: Page, hash: string) {
  const pixelsBelow = () =>
    page.locator(hash).evaluate((part) => Math.round(part.getBoundingClientRect().top - 72));
  await expect.poll(pixelsBelow).toBeGreaterThanOrEqual(0);
  await expect.poll(pixelsBelow).toBeLessThan(60);
  return positions(page);
}

/** A busy machine may show a glide's end only: then it is begun again. */
const glides = (page: Page, go: () => Promise<unknown>) =>
  expect(async () => {
    await go();
    expect(await stepsTo(page, '#faq')).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  }),
);

test('the home page glides to a part on load, by a link, or is there at once', async ({ page }) => {
  await glides(page, async () => {
    await page.goto('about:blank');
    await page.goto('/#faq');
  });
  const press = async () => {
    await page.evaluate(() => {
      history.replaceState(null, '', '/');
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await page.evaluate(twoFrames);
    await positions(page);
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').click();
  };
  await glides(page, press);
  await expect(page).toHaveURL('/#faq');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  expect(await stepsTo(page, '#faq'), 'with less motion').toBe(1);
});

test('every other page is at its part at once', async ({ page }) => {
  await page.goto('/docs/resources');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  await link.click();
  expect(await stepsTo(page, (await link.getAttribute('href')) ?? '')).toBe(1);
});
