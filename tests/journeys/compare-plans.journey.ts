/** A buyer compares the plans, does the sum with numbers of their own, reads the terms, and chooses. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, section, test } from '../support/journey.ts';

const plans = (page: Page) => page.getByRole('article');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two plans say their price, what is in them and where they lead; one is popular', async ({ page }) => {
  await page.goto('/pricing');
  await expect(plans(page)).toHaveCount(2);
  await expect(page.getByText('POPULAR', { exact: true })).toHaveCount(1);
  await expect(plans(page).first()).toContainText(/POPULAR[\s\S]*\$[\d,]+/);
  for (const [index, action] of ['Get Started', 'Contact Sales'].entries()) {
    const plan = plans(page).nth(index);
    expect(await plan.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute('href', '/contact');
  }
  await expect(section(page, 'solution')).toBeVisible();
  await expect(section(page, 'experts').getByRole('heading', { level: 3 })).toHaveCount(6);
  const start = section(page, 'experts').getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/contact');
  const shares = await section(page, 'allocation').getByRole('listitem').allInnerTexts();
  expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBe(100);
  const open = section(page, 'transparency').getByRole('heading', { level: 3 });
  expect(await open.count()).toBeGreaterThanOrEqual(4);
});

test('the questions open, and each agreement can be read', async ({ page }) => {
  await page.goto('/pricing');
  const first = section(page, 'questions').locator('details').first();
  await expect(first.getByRole('paragraph').first()).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByRole('paragraph').first()).toBeVisible();
  const links = section(page, 'agreements').locator('a[href^="/agreements/"]');
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
  );
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000);
  }
});

test('the return of own numbers says when, and answers what is no number', async ({ page }) => {
  await page.goto('/pricing');
  const sum = section(page, 'return');
  const result = sum.getByRole('status');
  const fields = sum.getByRole('textbox');
  const example = await result.innerText();
  for (const [index, text] of ['7.5', '4', '$60'].entries()) {
    await fields.nth(index).fill(text);
    await fields.nth(index).press('Tab');
  }
  await expect(result).toContainText('Not yet');
  await fields.nth(1).fill('100,000');
  await expect(result).toContainText('Back on day');
  expect(await isAccessible({ page })).toEqual([]);
  await fields.nth(1).fill('many');
  await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.nth(1)).toHaveAccessibleDescription(/number/);
  await expect(sum).not.toContainText('NaN');
  for (const field of await fields.all()) await field.fill('');
  await expect(result, 'without numbers the example is back').toHaveText(example, { useInnerText: true });
});

const EVENT = { event_category: 'Pricing', event_label: 'Tech Consulting Session', value: 299 };

for (const [service, message] of [
  ['gtag and a data layer', ['gtag', 'event', 'click', EVENT]],
  ['a data layer', ['dataLayer', { event: 'click', ...EVENT }]],
  ['no analytics service', undefined],
] as const) {
  test(`the Business Partner plan alone reports one event where the owner has ${service}`, async ({
    page,
  }) => {
    const heard: unknown[] = [];
    await page.exposeFunction('hear', (told: unknown) => heard.push(told));
    // What an owner's snippet leaves on the window; what it hears survives the navigation.
    await page.addInitScript((kind) => {
      const host = window as unknown as { hear(told: unknown): void; dataLayer?: unknown[]; gtag?: unknown };
      const layer: unknown[] = [];
      layer.push = (...items) => {
        for (const item of items) host.hear(['dataLayer', item]);
        return items.length;
      };
      if (kind.includes('layer')) host.dataLayer = layer;
      if (kind.includes('gtag')) host.gtag = (...call: unknown[]) => host.hear(['gtag', ...call]);
    }, service);
    for (const [plan, press] of [
      [1, 'click'],
      [0, 'click'],
      [0, 'Enter'],
    ] as const) {
      await page.goto('/pricing', { waitUntil: 'networkidle' });
      const link = plans(page).nth(plan).getByRole('link');
      await (press === 'click' ? link.click() : link.press(press));
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => heard.splice(0)).toEqual(plan === 0 && message ? [message] : []);
    }
  });
}
