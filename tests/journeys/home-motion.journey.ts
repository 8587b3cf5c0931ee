/** What moves on the home page: how long it takes, when it stops, and how the process follows its reader. */
import type { Locator, Page } from '@playwright/test';
import { processSteps } from '#content/data/process.ts';
import { CALENDAR, MILESTONES, SLICES } from '#screens/home/process-calendar.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/site.ts';

interface Movement {
  duration: number;
  iterations: number;
  /** `running` or `paused`. */
  state: string;
  properties: string[];
}

/** The animations that run below an element, with the properties their keyframes move. */
const movements = (loop: Locator): Promise<Movement[]> =>
  loop.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { duration, iterations } = effect.getTiming();
        const moved = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
        for (const key of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(key);
        return {
          duration: Number(duration),
          iterations: Number(iterations),
          state: animation.playState,
          properties: [...moved],
        };
      }),
  );

const states = async (loop: Locator) => [...new Set((await movements(loop)).map(({ state }) => state))];

const show = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** What moves in a loop, and under the pointer stops it. */
const moving = (loop: Locator) => loop.locator('[data-loop-view]');

const clientNames = (page: Page) => page.getByRole('region', { name: 'Trusted by Leading Brands' });
const toolColumns = (page: Page) =>
  page.getByRole('region', { name: 'Integrate With Tools You Know and Love' });

const LOOPS = [
  {
    loopOf: (page: Page) => page.getByRole('figure').filter({ hasText: 'Fig. 1' }),
    what: 'the shuttle of figure 1',
  },
  { loopOf: clientNames, what: 'the client names' },
  { loopOf: toolColumns, what: 'the two columns of tools' },
];

/** One turn of a list that passes for ever. */
const TURN = expect.objectContaining({
  duration: 20_000,
  iterations: Number.POSITIVE_INFINITY,
  properties: ['transform'],
});

test('eight client names pass in a loop of 20 seconds, in a list that is there twice', async ({ page }) => {
  await page.goto('/');
  const names = clientNames(page);
  await show(names);
  expect(await movements(names)).toEqual([TURN]);
  const lists = names.getByRole('list', { includeHidden: true });
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(8);
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  await expect(lists.nth(1).getByRole('listitem', { includeHidden: true })).toHaveCount(8);
  await expect(names.getByRole('img')).toHaveCount(8);
  // Seamless: a turn moves the track by exactly one list.
  const widths = await lists.evaluateAll((both) => both.map((list) => list.getBoundingClientRect().width));
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);

  // Nor may a very wide window see the end of the second list.
  await page.setViewportSize({ width: 2560, height: 900 });
  const [list, view] = [await lists.nth(0).boundingBox(), await moving(names).boundingBox()];
  expect(Math.ceil(list?.width ?? 0)).toBeGreaterThanOrEqual(view?.width ?? 0);
});

test('two columns of tools move in opposite directions in 20 seconds, 700 pixels high', async ({ page }) => {
  await page.goto('/');
  const columns = toolColumns(page);
  await show(moving(columns));
  expect((await moving(columns).boundingBox())?.height).toBe(700);
  expect(await movements(columns)).toEqual([TURN, TURN]);
  /** Where both columns are at a moment of their turn. */
  const topsAt = (time: number) =>
    columns.evaluate((element, at) => {
      const turns = element.getAnimations({ subtree: true });
      for (const turn of turns) turn.currentTime = at;
      return turns.map(({ effect }) => (effect as KeyframeEffect).target?.getBoundingClientRect().top ?? 0);
    }, time);
  await page.getByRole('button', { name: 'Pause the two columns of tools' }).click();
  const [left = 0, right = 0] = await topsAt(5000);
  const [leftLater = 0, rightLater = 0] = await topsAt(6000);
  expect(leftLater - left).toBeLessThan(-50);
  expect(rightLater - right).toBeGreaterThan(50);
});

for (const { loopOf, what } of LOOPS) {
  test(`${what}: one pause control; stops under the pointer, on keyboard focus and out of view`, async ({
    page,
  }) => {
    await page.goto('/');
    const loop = loopOf(page);
    await show(moving(loop));
    await expect.poll(() => states(loop)).toEqual(['running']);

    await moving(loop).hover();
    await expect.poll(() => states(loop)).toEqual(['paused']);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(loop)).toEqual(['running']);

    const control = page.getByRole('button', { name: new RegExp(`^(Pause|Play) ${what}$`) });
    await expect(control).toHaveCount(1);
    await control.click();
    await expect(control).toHaveAccessibleName(`Play ${what}`);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(loop)).toEqual(['paused']);
    expect(await axeViolations(page)).toEqual([]);
    await control.click();
    await expect.poll(() => states(loop)).toEqual(['running']);

    // By keyboard: focus stops it, pressing twice starts it again although the focus is still there.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect.poll(() => states(loop)).toEqual(['paused']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(control).toHaveAccessibleName(`Pause ${what}`);
    await expect.poll(() => states(loop)).toEqual(['running']);
    await control.blur();

    await show(page.getByRole('region', { name: 'Frequently Asked Questions' }));
    await expect.poll(() => states(loop)).toEqual(['paused']);
    await show(moving(loop));
    await expect.poll(() => states(loop)).toEqual(['running']);
  });
}

test('only the loops that are in view run', async ({ page }) => {
  await page.goto('/');
  await show(page.getByRole('region', { name: 'Real Businesses, Real Results' }));
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
});

const process = (page: Page) => page.getByRole('region', { name: 'Our Process' });
const steps = (page: Page) => process(page).locator('[data-process-step]');
const active = (page: Page) => process(page).locator('[aria-current="step"]');
const titleOf = (index: number) => `Step ${index + 1}: ${processSteps[index]?.title}`;
const stepTop = (page: Page, index: number) =>
  steps(page)
    .nth(index)
    .evaluate((step) => step.getBoundingClientRect().top / innerHeight);

/** Turns the mouse wheel until a step's upper edge is at a share of the view's height. */
async function wheelTo(page: Page, index: number, share: number) {
  for (let turns = 0; turns < 60; turns += 1) {
    const top = await stepTop(page, index);
    const distance = (top - share) * 900;
    if (Math.abs(distance) < 12) return;
    await page.mouse.wheel(0, Math.max(-400, Math.min(400, distance)));
    await expect.poll(() => stepTop(page, index)).not.toBe(top);
  }
  throw new Error('The step could not be brought there.');
}

/** How much of the calendar is drawn as done, from its upper edge down. */
const drawnUpTo = (page: Page) =>
  page.locator('[data-undone]').evaluate((cover) => {
    const calendar = cover.parentElement?.getBoundingClientRect();
    return calendar ? (cover.getBoundingClientRect().top - calendar.top) / calendar.height : Number.NaN;
  });

test('the process starts on step 1, and a click makes any step active and draws the calendar up to it', async ({
  page,
}) => {
  await page.goto('/');
  const [developmentBegins, deploymentBegins] = [SLICES.development, SLICES.deployment].map(
    ({ top }) => top / CALENDAR.height,
  );
  await expect(steps(page)).toHaveCount(3);
  await expect(active(page)).toHaveText(titleOf(0));
  expect(await drawnUpTo(page)).toBeCloseTo(developmentBegins ?? 0, 2);

  await wheelTo(page, 0, 0.6);
  await page.getByRole('button', { name: titleOf(2) }).click();
  await expect(active(page)).toHaveText(titleOf(2));
  await expect.poll(() => drawnUpTo(page)).toBeCloseTo(1, 2);
  await steps(page)
    .nth(1)
    .getByText(processSteps[1]?.delivers[0] ?? '')
    .click();
  await expect(active(page)).toHaveText(titleOf(1));
  await expect.poll(() => drawnUpTo(page)).toBeCloseTo(deploymentBegins ?? 0, 2);
  await page.getByRole('button', { name: titleOf(0) }).press('Enter');
  await expect(active(page)).toHaveText(titleOf(0));
  expect(await axeViolations(page)).toEqual([]);
});

test('each date lies at its height of the calendar', async ({ page }) => {
  await page.goto('/');
  const calendar = process(page).getByRole('img');
  const box = await calendar.boundingBox();
  const tops = await process(page)
    .getByRole('figure')
    .getByRole('listitem')
    .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().top));
  const drawn = tops.map((top) => (top - (box?.y ?? 0)) / (box?.height ?? 1));
  expect(drawn).toHaveLength(MILESTONES.length);
  for (const [index, { fraction }] of MILESTONES.entries()) expect(drawn[index]).toBeCloseTo(fraction, 3);
});

/** Opens the home page with a stopped clock: from here time passes only by `page.clock.runFor`. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  await page.mouse.move(700, 450);
}

test('a step becomes active when it has stayed in the upper half of the view for 500 ms, not before', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await wheelTo(page, 1, 0.62);
  await page.clock.runFor(5000);
  await expect(active(page), 'in the lower half nothing happens').toHaveText(titleOf(0));

  await page.mouse.wheel(0, 180);
  await expect.poll(() => stepTop(page, 1)).toBeLessThan(0.5);
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
  await wheelTo(page, 1, 0.55);
  await page.mouse.wheel(0, 90);
  await expect.poll(() => stepTop(page, 1)).toBeLessThan(0.5);
  await page.clock.runFor(499);
  await page.mouse.wheel(0, -90);
  await expect.poll(() => stepTop(page, 1)).toBeGreaterThan(0.5);
  await page.clock.runFor(5000);
  await expect(active(page)).toHaveText(titleOf(0));
});

test('scroll position alone makes a step active in the upper quarter and gives it back below the middle', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await wheelTo(page, 1, 0.7);
  await page.mouse.wheel(0, 520);
  // No time passes for the page, so dwelling cannot be what decides.
  await expect(active(page)).toHaveText(titleOf(1));
  expect(await stepTop(page, 1)).toBeLessThan(0.25);
  await page.mouse.wheel(0, -700);
  await expect(active(page)).toHaveText(titleOf(0));
});
