/** A visitor reads the home page: what it says, in which order, and what answers when it is touched. */

import type { Page } from '@playwright/test';
import { MOBILE_MARKS_SHOWN, MOBILE_MORE_CLAIM } from '#content/data/integrations/terms.ts';
import { headlineMeasure } from '#model/case-return-sums.ts';
import { withFacts } from '#model/engagement-figures.ts';
import {
  clients,
  clientsSection,
  dayAgents,
  faq,
  features,
  featuresSection,
  hero,
  integrationsSection,
  processSection,
  questionsSection,
  resultsSection,
  testimonials,
} from '#model/facts/home-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { EXAMPLE_HEADINGS } from '../support/feature-examples.ts';
import { expect, test } from '../support/journey.ts';

const MORE_TOOLS = `And ${MOBILE_MORE_CLAIM}+ more...`;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the page says what the company does, in its order, and its quotes and questions open', async ({
  page,
}) => {
  const results = section(page, resultsSection.heading);
  const [lead, second, third] = testimonials;
  const isLong = lead.quote.length > 150;
  const quotes = results.getByRole('blockquote');
  const visible = async (index: number) => (await quotes.nth(index).innerText()).replaceAll('\n', ' ').trim();
  const button = results.getByRole('button');
  await page.goto('/');
  await test.step('the sections come in their order, and the hero says what the company does', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      clientsSection.heading,
      featuresSection.heading,
      integrationsSection.heading,
      processSection.heading,
      resultsSection.heading,
      questionsSection.heading,
      /./,
    ]);
    const opening = section(page, hero.headline);
    await expect(opening.getByText(hero.subline, { exact: true })).toBeVisible();
    await expect(opening.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
    await expect(opening.getByRole('button', { name: /^Watch the film/ })).toBeVisible();
    for (const { what, is } of hero.proof) {
      await expect(opening.getByRole('term').filter({ hasText: what })).toBeVisible();
      await expect(opening.getByRole('definition').filter({ hasText: withFacts(is) })).toBeVisible();
    }
    await expect(opening.getByRole('link', { name: /^See \w+ case studies$/ })).toHaveAttribute(
      'href',
      '/docs/showcase',
    );
    const banner = page.getByRole('main').getByRole('region').last();
    await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  });
  await test.step('a wide screen claims its tools and leads to the technology stack', async () => {
    const integrations = section(page, integrationsSection.heading);
    await expect(integrations).toContainText(integrationsSection.text);
    await expect(integrations.getByText(MORE_TOOLS)).toBeHidden();
    await expect(integrations.getByRole('link', { name: 'See the technology stack' })).toHaveAttribute(
      'href',
      '/docs/technology-stack',
    );
  });
  await test.step('each quote is shown with its case’s result; only the first is cut, and its button unfolds it', async () => {
    await expect(quotes).toHaveCount(3);
    expect(await visible(0)).toBe(isLong ? `“${lead.quote.slice(0, 150)}…”` : `“${lead.quote}”`);
    expect(await visible(1)).toBe(`“${second.quote}”`);
    expect(await visible(2)).toBe(`“${third.quote}”`);
    for (const [index, { emphasis }] of testimonials.entries()) {
      await expect(quotes.nth(index).locator('mark')).toHaveText(emphasis);
    }
    for (const { study, company } of testimonials) {
      const { measure, before, after } = headlineMeasure(study);
      const outcome = results.getByRole('article').filter({ hasText: measure });
      await expect(outcome).toContainText(`${after}${measure}. Before: ${before}`);
      await expect(outcome.getByRole('link', { name: `Read the case of ${company}` })).toHaveAttribute(
        'href',
        `/docs/case-studies/${study}`,
      );
    }
    await expect(button).toHaveCount(isLong ? 1 : 0);
    if (!isLong) return;
    await expect(button).toHaveText('See full testimonial');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveText('Show less');
    await expect.poll(() => visible(0)).toBe(`“${lead.quote}”`);
  });
  await test.step('no question is open at first, one at most later, and the open one closes when pressed', async () => {
    const items = page.locator('#faq details');
    const open = page.locator('#faq details[open]');
    await expect(items).toHaveCount(faq.length);
    await expect(open).toHaveCount(0);
    for (const [index, { buttons = [] }] of faq.entries()) {
      await items.nth(index).locator('summary').click();
      await expect(open).toHaveCount(1);
      for (const { text, link } of buttons) {
        const button = items.nth(index).getByRole('link', { name: text });
        const isOurs = link.startsWith('/');
        await expect(button).toHaveAttribute(isOurs ? 'href' : 'target', isOurs ? link : '_blank');
      }
    }
    expect(await axeViolationsEverywhere(page), 'with a quote unfolded and a question open').toEqual([]);
    await items.first().locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open');
    await items.first().locator('summary').press('Enter');
    await expect(open).toHaveCount(0);
  });
  await test.step('the quote that was unfolded is cut again', async () => {
    if (!isLong) return;
    await button.click();
    await expect(button).toHaveText('See full testimonial');
    await expect.poll(() => visible(0)).toBe(`“${lead.quote.slice(0, 150)}…”`);
  });
});

test('each caption of figure 1 is next to its agent, at 390, 768 and 1440 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const figure = page.getByRole('figure').filter({ hasText: 'Fig. 1' });
  const captions = figure.getByRole('list').last().getByRole('listitem');
  await expect(captions).toHaveCount(dayAgents.length);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(figure);
    const heights = await captions.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    const agents = await figure
      .getByRole('img')
      .locator(':is([data-part="cloth"], [data-part="band"])')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(agents).toHaveLength(dayAgents.length);
    const distances = agents.map((agent, index) => agent - (heights[index] ?? 0));
    for (const distance of distances) {
      expect(Math.abs(distance - (distances[0] ?? 0)), 'all as far apart').toBeLessThan(1);
      expect(distance, 'below the upper edge of the caption').toBeGreaterThan(10);
      expect(distance, 'at its first lines').toBeLessThan(30);
    }
  }
});

test('a narrow screen shows three still columns of four tools and says how many more there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const integrations = section(page, integrationsSection.heading);
  await integrations.scrollIntoViewIfNeeded();
  await expect(integrations.getByText(MORE_TOOLS, { exact: true })).toBeVisible();
  const tools = integrations.getByRole('list').first().getByRole('listitem');
  await expect(tools).toHaveCount(MOBILE_MARKS_SHOWN);
  await atRest(integrations);
  const lefts = await tools.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  const columns = Object.values(Object.groupBy(lefts, String)).map((column) => column?.length);
  expect(columns).toEqual([4, 4, 4]);
  const moving = () => integrations.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  await expect(integrations.locator('[data-loop-view]')).toBeHidden();
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, no pause control is offered, and every drawing and name is complete', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    await expect(page.locator('[data-undone]')).toBeHidden();
    for (const { name } of clients) {
      const logo = page.getByRole('img', { name, exact: true });
      await logo.scrollIntoViewIfNeeded();
      const isInside = await logo.evaluate((element) => {
        const strip = element.closest('[data-loop-view]')?.getBoundingClientRect();
        return strip !== undefined && element.getBoundingClientRect().right <= strip.right;
      });
      expect(isInside, name).toBe(true);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('every example, the whole testimonial, every answer and the whole cloth can be read', async ({
    page,
  }) => {
    await page.goto('/');
    const choice = section(page, featuresSection.heading);
    await expect(choice.getByRole('region')).toContainText(EXAMPLE_HEADINGS);
    for (const { description } of features) await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText(testimonials[0].quote.slice(-60))).toBeVisible();
    await expect(page.getByRole('button', { name: 'See full testimonial' })).toBeHidden();
    await expect(page.locator('[data-undone]')).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().length), 'every drawing is finished')
      .toBe(0);
    await page.locator('#faq-2 summary').click();
    await expect(page.getByText(withFacts(faq[1]?.answer ?? ''))).toBeVisible();
    const areBelowOneAnother = await choice.getByRole('region').evaluateAll((panels) => {
      const boxes = panels.map((panel) => panel.getBoundingClientRect());
      return boxes.every((box, index) => index === 0 || box.top >= (boxes[index - 1]?.bottom ?? 0));
    });
    expect(areBelowOneAnother, 'the examples lie below one another').toBe(true);
  });
});
