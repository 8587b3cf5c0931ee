/** A click on the Business Partner plan is told to the analytics service of the owner, where there is one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const EVENT = { event_category: 'Pricing', event_label: 'Tech Consulting Session', value: 299 };
const plans = (page: Page) => page.getByRole('article');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Puts in place what an owner's snippet leaves on the window; what it hears survives the navigation. */
async function listen(page: Page, service: 'gtag' | 'dataLayer' | 'both'): Promise<unknown[]> {
  const heard: unknown[] = [];
  await page.exposeFunction('hear', (message: unknown) => heard.push(message));
  await page.addInitScript((kind) => {
    const host = window as unknown as { hear(message: unknown): void; dataLayer?: unknown[]; gtag?: unknown };
    const layer: unknown[] = [];
    layer.push = (...items) => {
      for (const item of items) host.hear(['dataLayer', item]);
      return items.length;
    };
    if (kind !== 'gtag') host.dataLayer = layer;
    if (kind !== 'dataLayer') host.gtag = (...call: unknown[]) => host.hear(['gtag', ...call]);
  }, service);
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  return heard;
}

for (const [service, message] of [
  ['both', ['gtag', 'event', 'click', EVENT]],
  ['dataLayer', ['dataLayer', { event: 'click', ...EVENT }]],
] as const) {
  test(`the Business Partner plan, and nothing else, reports one event where there is ${service}`, async ({
    page,
  }) => {
    const heard = await listen(page, service);
    await plans(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL('/contact');
    expect(heard).toEqual([]);
    for (const press of ['click', 'Enter']) {
      await page.goto('/pricing', { waitUntil: 'networkidle' });
      const link = plans(page).first().getByRole('link');
      await (press === 'click' ? link.click() : link.press(press));
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => heard.splice(0)).toEqual([message]);
    }
  });
}

test('without an analytics service the plan does nothing but lead to the form', async ({ page }) => {
  await page.goto('/pricing');
  await plans(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
});
