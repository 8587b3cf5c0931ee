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

/** A busy machine may show a glide's end only: then it is begun again. */
const glides = (page: Page, id: string, go: () => Promise<unknown>) =>
  expect(async () => {
    await go();
    expect(await stepsTo(page, id)).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  }),
);

test('every other page is at its part at once, which the list marks', async ({ page }) => {
  await page.goto('/docs/resources');
  const links = page.getByRole('navigation', { name: 'On this page' }).locator('> ul > li > a');
  // The last one may be too near the end to come to the top.
  for (const link of (await links.all()).slice(0, -1)) {
    await link.click();
    expect(await stepsTo(page, ((await link.getAttribute('href')) ?? '').slice(1))).toBe(1);
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
});

test('an address with a hash glides there on load, on change and on a click, or is there at once', async ({
  page,
}) => {
  await glides(page, 'faq', async () => {
    await page.goto('about:blank');
    await page.goto('/#faq');
  });
  await glides(page, 'process', () =>
    page.evaluate(() => {
      history.replaceState(null, '', '/');
      scrollTo({ top: 0, behavior: 'instant' });
      location.hash = '#process';
    }),
  );
  const press = async () => {
    await page.evaluate(() => {
      history.replaceState(null, '', '/');
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await positions(page);
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').click();
  };
  await glides(page, 'faq', press);
  await expect(page).toHaveURL('/#faq');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  expect(await stepsTo(page, 'faq'), 'with less motion').toBe(1);
});
