/** A visitor scrolls through the process of the home page: the calendar grows, and the steps follow. */
import type { Page } from '@playwright/test';
import type { Phase } from '#model/facts/engagement-facts.ts';
import { processSection, processSteps, resultsSection } from '#model/facts/home-facts.ts';
import { MILESTONES, SPANS } from '#screens/home/process-calendar.ts';
import { atRest } from '../support/at-rest.ts';
import { behavioursAtWork } from '../support/at-work.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { scrollBy } from '../support/scroll-by.ts';

const process = (page: Page) => page.getByRole('region', { name: processSection.heading });
const steps = (page: Page) => process(page).locator('[data-process-step]');
const active = (page: Page) => process(page).locator('[aria-current="step"]');
const titleOf = (index: number) => `Step ${index + 1}: ${processSteps[index]?.title}`;
const stepTop = (page: Page, index: number) =>
  steps(page)
    .nth(index)
    .evaluate((step) => step.getBoundingClientRect().top / innerHeight);

/** Scrolls until a step's upper edge is at a share of the view's height. */
async function scrollToShare(page: Page, index: number, share: number) {
  await atRest(steps(page).nth(index));
  await scrollBy(page, Math.round(((await stepTop(page, index)) - share) * 900));
}

/** Share of the calendar that is drawn as done, from its upper edge down. */
const drawnUpTo = (page: Page) =>
  page.locator('[data-undone]').evaluate((cover) => {
    const calendar = cover.parentElement?.getBoundingClientRect();
    return calendar ? (cover.getBoundingClientRect().top - calendar.top) / calendar.height : Number.NaN;
  });

/** The stretch of the calendar that is marked, as fractions of its height. */
const marked = (page: Page) =>
  page.locator('[data-phase]').evaluate((mark) => {
    const calendar = mark.parentElement?.getBoundingClientRect();
    const { top, bottom } = mark.getBoundingClientRect();
    return calendar
      ? [top, bottom].map((edge) => Math.round(((edge - calendar.top) / calendar.height) * 100) / 100)
      : [];
  });

const spanOf = (phase: Phase) =>
  [SPANS[phase].top, SPANS[phase].bottom].map((edge) => Math.round(edge * 100) / 100);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px the calendar grows as its steps pass, and is whole at the end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const scrollTo = (step: number, share: number) =>
      steps(page)
        .nth(step)
        .evaluate(
          (element, at) =>
            window.scrollTo({
              top: element.getBoundingClientRect().top + scrollY - innerHeight * at,
              behavior: 'instant',
            }),
          share,
        );
    const drawn: number[] = [];
    for (const step of [0, 1, 2]) {
      await scrollTo(step, 0.4);
      await expect.poll(() => drawnUpTo(page)).toBeGreaterThan(drawn.at(-1) ?? 0);
      drawn.push(await drawnUpTo(page));
    }
    expect(drawn[0]).toBeLessThan(0.4);
    await page
      .getByRole('region', { name: resultsSection.heading })
      .evaluate((next) => next.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => drawnUpTo(page)).toBeCloseTo(1, 2);
  });
}

/** Opens the home page with a stopped clock, once all of it is at work: from here time passes only by `page.clock`. */
async function openWithStoppedClock(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await behavioursAtWork(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.mouse.move(700, 450);
}

test('each date lies at its height; the process starts on step 1, and a click makes any step active and marks its days', async ({
  page,
}) => {
  // No time passes, so that a page which glides for long on a busy machine cannot undo a press.
  await openWithStoppedClock(page);
  await test.step('each date lies at its height of the calendar', async () => {
    const calendar = process(page).getByRole('img');
    const box = await atRest(calendar);
    const tops = await process(page)
      .getByRole('figure')
      .getByRole('listitem')
      .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().top));
    const drawn = tops.map((top) => (top - box.y) / box.height);
    expect(drawn).toHaveLength(MILESTONES.length);
    for (const [index, { fraction }] of MILESTONES.entries()) expect(drawn[index]).toBeCloseTo(fraction, 3);
  });
  await test.step('the process starts on step 1, and a click makes any step active and marks its days', async () => {
    await expect(steps(page)).toHaveCount(3);
    await expect(active(page)).toHaveText(titleOf(0));
    await expect.poll(() => marked(page)).toEqual(spanOf('discovery'));

    await scrollToShare(page, 0, 0.6);
    await page.getByRole('button', { name: titleOf(2) }).press('Enter');
    await expect(active(page)).toHaveText(titleOf(2));
    await expect.poll(() => marked(page)).toEqual(spanOf('deployment'));
    await page.getByRole('button', { name: titleOf(0) }).press('Enter');
    await expect(active(page)).toHaveText(titleOf(0));
    await steps(page)
      .nth(1)
      .getByText(processSteps[1]?.delivers[0] ?? '')
      .click();
    await expect(active(page)).toHaveText(titleOf(1));
    await expect.poll(() => marked(page)).toEqual(spanOf('development'));
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('a step becomes active when it has stayed in the upper half of the view for 500 ms, not before', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.62);
  await page.clock.runFor(5000);
  await expect(active(page), 'in the lower half nothing happens').toHaveText(titleOf(0));

  await scrollBy(page, 180);
  await expect.poll(() => stepTop(page, 1)).toBeLessThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(499);
  await expect(active(page)).toHaveText(titleOf(0));
  await page.clock.runFor(1);
  await expect(active(page)).toHaveText(titleOf(1));
  expect(await stepTop(page, 1), 'it is still below the upper quarter').toBeGreaterThan(0.25);
});

test('a step that leaves the upper half before 500 ms have passed does not become active', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.55);
  await scrollBy(page, 90);
  await expect.poll(() => stepTop(page, 1)).toBeLessThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(499);
  await scrollBy(page, -90);
  await expect.poll(() => stepTop(page, 1)).toBeGreaterThan(0.5);
  await atRest(steps(page).nth(1));
  await page.clock.runFor(5000);
  await expect(active(page)).toHaveText(titleOf(0));
});

test('scroll position alone makes a step active in the upper quarter and gives it back below the middle', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await scrollToShare(page, 1, 0.7);
  await scrollBy(page, 520);
  // No time passes for the page, so dwelling cannot be what decides.
  await expect(active(page)).toHaveText(titleOf(1));
  expect(await stepTop(page, 1)).toBeLessThan(0.25);
  await scrollBy(page, -700);
  await expect(active(page)).toHaveText(titleOf(0));
});
