/** A buyer wants to know what it costs, what is in it and on what terms. */
import type { Page } from '@playwright/test';
import { engagementFigures, withFacts } from '#model/engagement-figures.ts';
import { supportQueue } from '#model/facts/engagement-facts.ts';
import {
  agreementNote,
  agreements,
  agreementsSection,
  allocation,
  experts,
  type Plan,
  planDifferences,
  plans,
  pricingCallToAction,
  pricingHero,
  pricingQuestions,
  returnExample,
  roles,
  solutionManagement,
  supportSection,
  terms,
  transparency,
} from '#model/facts/pricing-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { behavioursAtWork } from '../support/at-work.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { columnCount, shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';

const [businessPlan, enterprisePlan] = plans;
const plan = (page: Page, { name }: Plan) => page.getByRole('article', { name, exact: true });
const businessPartner = (page: Page) => plan(page, businessPlan).getByRole('link');

test('the page says what a plan costs, what is in it and on what terms', async ({ page }) => {
  await page.goto('/pricing');
  await test.step('the two plans show their price, period, badge, features and link, with the terms beside them', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricingHero.heading);
    await expect(page.getByRole('article')).toHaveCount(2);
    for (const each of plans) {
      const card = plan(page, each);
      await expect(card.getByText(`${each.price} ${each.period}`.trim(), { exact: true })).toBeVisible();
      await expect(card.getByText('POPULAR', { exact: true })).toHaveCount(each.isPopular ? 1 : 0);
      const includes = each.includes ? [each.includes] : [];
      await expect(card.getByRole('listitem')).toHaveText([
        ...includes,
        ...each.features.map(({ text }) => text),
      ]);
      await expect(card.getByRole('link')).toContainText(each.cta);
      await expect(card.getByRole('link')).toHaveAttribute('href', each.link);
    }
    const { price, period } = businessPlan;
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description, 'what search engines are told').toContain(`${price} ${period}`);
    const main = page.getByRole('main');
    await expect(main.getByText(pricingHero.text)).toBeVisible();
    for (const { term, meaning } of pricingHero.terms) {
      await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible();
      await expect(main.getByText(meaning, { exact: true })).toBeVisible();
    }
  });
  await test.step('the sections name the experts, the areas and what is open to the client', async () => {
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(section(solutionManagement.heading)).toBeVisible();

    await expect(section(experts.heading).getByRole('heading', { level: 3 })).toHaveText(
      roles.map(({ name }) => name),
    );
    await expect(section(experts.heading).getByRole('link')).toHaveAttribute('href', '/contact');

    const areas = section(allocation.heading).getByRole('listitem');
    await expect(areas).toContainText(allocation.areas.map(({ label }) => label));
    const shares = (await areas.allInnerTexts()).map((text) => Number.parseInt(text, 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);

    await expect(section(transparency.heading).getByRole('heading', { level: 3 })).toHaveText(
      transparency.items.map(([what]) => what),
    );
    await expect(section(pricingCallToAction.heading)).toBeVisible();
  });
  await test.step('each label is under its length of the figure', async () => {
    const list = page.getByRole('region', { name: allocation.heading }).getByRole('list');
    await atRest(list);
    const widths = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
    const total = widths.reduce((sum, width) => sum + width, 0);
    expect(widths.map((width) => Math.round((width / total) * 100))).toEqual(
      allocation.areas.map(({ percent }) => percent),
    );
  });
  await test.step('below the plans are the terms, the hours of support, the return and the questions', async () => {
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    const added = section(planDifferences.heading).getByRole('heading', { level: 3 });
    await expect(added).toHaveText(enterprisePlan.features.map(({ text }) => text));

    const term = section(terms.heading).getByRole('term');
    await expect(term).toHaveText(terms.rows.map(([name]) => name));
    await expect(section(terms.heading)).toContainText(engagementFigures.dayRate);

    const levels = section(supportSection.heading).getByRole('heading', { level: 3 });
    await expect(levels).toHaveText(supportQueue.rows.map(({ level }) => level));

    const returned = section(returnExample.heading);
    await expect(returned).toContainText(
      `the whole ${engagementFigures.fee} is back on ${engagementFigures.feeDay}`,
    );
    await expect(returned.getByRole('img').first()).toHaveAccessibleName(
      new RegExp(`The \\${engagementFigures.fee} are back in month \\d`),
    );

    const questions = section(pricingQuestions.heading);
    for (const { question, answer } of pricingQuestions.items) {
      const answered = questions.getByText(withFacts(answer));
      await expect(answered).toBeHidden();
      await questions.getByText(withFacts(question)).click();
      await expect(answered).toBeVisible();
    }
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});

test('the agreements can be read, each under a line that says what it is', async ({ page }) => {
  await page.goto('/pricing');
  for (const { slug, title } of agreements) {
    await page
      .getByRole('region', { name: agreementsSection.heading })
      .getByRole('link', { name: `Read the ${title.toLowerCase()}` })
      .click();
    await expect(page).toHaveURL(`/agreements/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(agreementNote, { exact: true })).toBeVisible();
    await page.goBack();
  }
});

for (const [width, columns] of [
  [390, 1],
  [1440, 2],
] as const) {
  test(`at ${width} px the plans are in ${columns} column${columns > 1 ? 's' : ''} and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    expect(await columnCount(page.getByRole('article').first().locator('..'))).toBe(columns);
    expect(await shiftsSeen(page)).toEqual([]);
  });
}

test.describe('a click on the Business Partner plan', () => {
  // What is reported is no matter of motion.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await behavioursAtWork(page);
    return heard;
  }

  test('is the only click that is reported, as one event to gtag', async ({ page }) => {
    const heard = await listen(page, 'both');
    await test.step('is the only click that is reported', async () => {
      await plan(page, enterprisePlan).getByRole('link').click();
      await expect(page).toHaveURL(enterprisePlan.link);
      await page.goBack();
      await plan(page, businessPlan).getByRole('listitem').last().click();
      await page.getByRole('region', { name: experts.heading }).getByRole('link').click();
      await expect(page).toHaveURL('/contact');
      expect(heard).toEqual([]);
    });
    await test.step('reports exactly one event to gtag, also when it has a data layer, and the visitor arrives', async () => {
      await page.goBack();
      await behavioursAtWork(page);
      await businessPartner(page).click();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => heard).toEqual([['gtag', 'event', 'click', EVENT]]);
    });
  });

  test('reports exactly one event to a data layer without gtag', async ({ page }) => {
    const heard = await listen(page, 'dataLayer');
    await businessPartner(page).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => heard).toEqual([['dataLayer', { event: 'click', ...EVENT }]]);
  });

  test('is one event by keyboard and with the middle button, and none with the right', async ({
    page,
    context,
  }) => {
    const heard = await listen(page, 'gtag');
    await test.step('with the middle button is one event, and with the right button none', async () => {
      await businessPartner(page).click({ button: 'right' });
      await page.keyboard.press('Escape');
      const opened = context.waitForEvent('page');
      await businessPartner(page).click({ button: 'middle' });
      await opened;
      await expect.poll(() => heard).toEqual([['gtag', 'event', 'click', EVENT]]);
    });
    await test.step('by keyboard is one event', async () => {
      heard.length = 0;
      await businessPartner(page).press('Enter');
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => heard).toEqual([['gtag', 'event', 'click', EVENT]]);
    });
  });

  test('without an analytics service does nothing but lead to the form', async ({ page }) => {
    await page.goto('/pricing');
    await businessPartner(page).click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
  });
});
