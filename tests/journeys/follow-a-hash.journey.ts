import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** At how many the page was seen since it was asked last. */
const positions = (page: Page) =>
  page.evaluate(
    () => new Set((window as unknown as { positions: number[] }).positions.splice(0)).size,
  );

/** Waits until a section is below the bar. @returns at how many positions the page was seen */
async function stepsTo(page: Page, id: string): Promise<number> {
  const bar = 72;
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(bar);
  await expect.poll(() => topOf(page, id)).toBeLessThan(bar + 60);
  return positions(page);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  }),
);

test('a link to a part of the home page glides there, and is there at once for who wants less motion', async ({
  page,
}) => {
  await page.goto('/');
  const press = async () => {
    await page.evaluate(() => {
      history.replaceState(null, '', '/');
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await positions(page);
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').click();
  };
  // A busy machine may show a glide's end only.
  await expect(async () => {
    await press();
    expect(await stepsTo(page, 'faq')).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL('/#faq');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  expect(await stepsTo(page, 'faq')).toBe(1);
});

test('every other page is at its part at once', async ({ page }) => {
  await page.goto('/docs/resources');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  await link.click();
  expect(await stepsTo(page, ((await link.getAttribute('href')) ?? '').slice(1))).toBe(1);
});
