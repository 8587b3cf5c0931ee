/** A buyer wants to know what it costs, what is in it and on what terms. */
import type { Page } from '@playwright/test';
import { columnCount, layoutShift } from '../support/layout.ts';
import { expect, test } from '../support/site.ts';

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const businessPartner = (page: Page) =>
  plan(page, 'Business Partner').getByRole('link', { name: 'Get Started' });

test('the two plans show their price, period, badge, features and link', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Development Partner Package');
  await expect(page.getByRole('article')).toHaveCount(2);

  const business = plan(page, 'Business Partner');
  await expect(business.getByText('$25,000 per month')).toBeVisible();
  await expect(business.getByText('POPULAR', { exact: true })).toBeVisible();
  await expect(business.getByRole('listitem')).toHaveText([
    'Dedicated AI engineer',
    'VIP support queue',
    'Documentation and user guides',
    'Live debugging and solution management',
    'Client portal',
  ]);
  await expect(business.getByRole('link')).toHaveText(/^Get Started/);
  await expect(business.getByRole('link')).toHaveAttribute('href', '/contact');

  const enterprise = plan(page, 'Enterprise Partner');
  await expect(enterprise.getByText('Custom', { exact: true })).toBeVisible();
  await expect(enterprise.getByText('POPULAR')).toHaveCount(0);
  await expect(enterprise.getByRole('listitem')).toHaveText([
    'All Business Partner features, and:',
    'Dedicated project manager',
    'Weekly 60 minute executive team meetings',
    'Strategic roadmap review',
    'Team training sessions',
    'Documentation of completed work',
    'Quarterly executive briefing',
    'Full customization',
  ]);
  await expect(enterprise.getByRole('link')).toHaveText(/^Contact Sales/);
  await expect(enterprise.getByRole('link')).toHaveAttribute('href', '/contact');
});

test('the terms a buyer looks for stand beside the plans', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  for (const claim of [
    'AI budget of at least $20k per month',
    'At least 3 months, as a recommendation',
    'proof of concept, aimed for within 3 weeks',
    'Pricing is outcome-based: a fixed monthly rate with a timeline and deliverables',
    'technical mutual action plan',
    'all IP from day one, with full handoff and documentation',
    'SOC-2 and ISO',
  ]) {
    await expect(main.getByText(claim)).toBeVisible();
  }
});

test('the sections name the experts, the areas and what is open to the client', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('region', { name: 'Post-deployment solution management' })).toBeVisible();

  const experts = page.getByRole('region', { name: 'Six kinds of expert, one team' });
  await expect(experts.getByRole('heading', { level: 3 })).toHaveText([
    'AI/ML Engineers',
    'Business Process Consultants',
    'Data Scientists',
    'Solution Architects',
    'Project Managers',
    'UX/UI Specialists',
  ]);
  await expect(experts.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');

  const areas = page.getByRole('region', { name: 'Flexible Resource Allocation' }).getByRole('listitem');
  await expect(areas).toHaveText([
    /Custom AI system development$/,
    /Integration with existing systems and data sources$/,
    /Data pipeline engineering and optimization$/,
    /Business process optimization and automation$/,
    /Team training and knowledge transfer$/,
  ]);
  const shares = (await areas.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);

  await expect(
    page.getByRole('region', { name: 'Transparent Process' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Documentation of work',
    'Regular progress updates and demos',
    'Collaborative planning sessions',
    'Detailed time tracking and reporting',
  ]);
  await expect(page.getByRole('region', { name: 'Begin with a plan you can hold us to.' })).toBeVisible();
});

test('each label stands under its length of the cloth', async ({ page }) => {
  await page.goto('/pricing');
  const list = page.getByRole('region', { name: 'Flexible Resource Allocation' }).getByRole('list');
  const widths = await list
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  const total = widths.reduce((sum, width) => sum + width, 0);
  expect(widths.map((width) => Math.round((width / total) * 100))).toEqual([34, 22, 18, 16, 10]);
});

for (const [width, columns] of [
  [390, 1],
  [1440, 2],
] as const) {
  test(`at ${width} px the plans stand in ${columns} column${columns > 1 ? 's' : ''} and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing');
    expect(await columnCount(page.getByRole('article').first().locator('..'))).toBe(columns);
    expect(await layoutShift(page)).toBe(0);
  });
}

test.describe('a click on the Business Partner plan', () => {
  const EVENT = {
    event_category: 'Pricing',
    event_label: 'Tech Consulting Session',
    value: 299,
  };

  /** Puts in place what an owner's snippet leaves on the window; what it hears survives the navigation. */
  async function listen(page: Page, service: 'gtag' | 'dataLayer' | 'both') {
    const heard: unknown[] = [];
    await page.exposeFunction('hear', (message: unknown) => heard.push(message));
    await page.addInitScript((kind) => {
      const host = window as unknown as {
        hear(message: unknown): void;
        dataLayer?: unknown[];
        gtag?: unknown;
      };
      if (kind !== 'gtag') {
        host.dataLayer = [];
        host.dataLayer.push = (...items) => {
          for (const item of items) host.hear(['dataLayer', item]);
          return items.length;
        };
      }
      if (kind !== 'dataLayer') host.gtag = (...call: unknown[]) => host.hear(['gtag', ...call]);
    }, service);
    await page.goto('/pricing');
    return heard;
  }

  test('reports exactly one event to gtag, also when it has a data layer, and the visitor arrives', async ({
    page,
  }) => {
    const heard = await listen(page, 'both');
    await businessPartner(page).click();
    await expect(page).toHaveURL('/contact');
    expect(heard).toEqual([['gtag', 'event', 'click', EVENT]]);
  });

  test('reports exactly one event to a data layer without gtag', async ({ page }) => {
    const heard = await listen(page, 'dataLayer');
    await businessPartner(page).click();
    await expect(page).toHaveURL('/contact');
    expect(heard).toEqual([['dataLayer', { event: 'click', ...EVENT }]]);
  });

  test('by keyboard is one event', async ({ page }) => {
    const heard = await listen(page, 'gtag');
    await businessPartner(page).press('Enter');
    await expect(page).toHaveURL('/contact');
    expect(heard).toEqual([['gtag', 'event', 'click', EVENT]]);
  });

  test('with the middle button is one event, and with the right button none', async ({ page, context }) => {
    const heard = await listen(page, 'gtag');
    await businessPartner(page).click({ button: 'right' });
    await page.keyboard.press('Escape');
    const opened = context.waitForEvent('page');
    await businessPartner(page).click({ button: 'middle' });
    await opened;
    expect(heard).toEqual([['gtag', 'event', 'click', EVENT]]);
  });

  test('without an analytics service does nothing but lead to the form', async ({ page }) => {
    await page.goto('/pricing');
    await businessPartner(page).click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
  });

  test('is the only click that is reported', async ({ page }) => {
    const heard = await listen(page, 'both');
    await plan(page, 'Enterprise Partner').getByRole('link').click();
    await page.goBack();
    await plan(page, 'Business Partner').getByText('Client portal').click();
    await page
      .getByRole('region', { name: 'Six kinds of expert' })
      .getByRole('link', { name: 'Get Started' })
      .click();
    await expect(page).toHaveURL('/contact');
    expect(heard).toEqual([]);
  });
});
