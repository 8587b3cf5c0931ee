/** What moves on the home page: how long it takes, when it stops, and how the process follows its reader. */
import type { Page } from '@playwright/test';
import { axeViolations, expect, test } from '../support/site.ts';

interface Movement {
  name: string;
  duration: number;
  iterations: number;
  /** `running` or `paused`. */
  state: string;
  properties: string[];
}

/** The endless animations of the elements that match, with the properties their keyframes move. */
const movements = (page: Page, selector: string): Promise<Movement[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .flatMap((element) => element.getAnimations())
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { duration, iterations } = effect.getTiming();
        const moved = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
        for (const key of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(key);
        return {
          name: (animation as CSSAnimation).animationName,
          duration: Number(duration),
          iterations: Number(iterations),
          state: animation.playState,
          properties: [...moved],
        };
      }),
  );

const states = async (page: Page, selector: string) => [
  ...new Set((await movements(page, selector)).map(({ state }) => state)),
];

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The three loops: what moves, what stops it under the pointer, its control. */
const LOOPS = [
  { moving: '.loom :is(.weft-3, .shuttle-move)', under: '.loom-view', what: 'the shuttle of figure 1' },
  { moving: '.strip-track', under: '.strip', what: 'the client names' },
  { moving: '.beam-track', under: '.beams', what: 'the two columns of tools' },
];

test('eight client names pass in a loop of 20 seconds, in a list that stands twice', async ({ page }) => {
  await page.goto('/');
  await show(page, '.clients');
  expect(await movements(page, '.strip-track')).toEqual([
    expect.objectContaining({
      duration: 20_000,
      iterations: Number.POSITIVE_INFINITY,
      properties: ['transform'],
    }),
  ]);
  const lists = page.locator('.strip-track > ul');
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(8);
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  await expect(lists.nth(1).locator('li')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Trusted by Leading Brands' }).getByRole('img')).toHaveCount(
    8,
  );
  // Seamless: a turn moves the track by exactly one list.
  const widths = await lists.evaluateAll((both) => both.map((list) => list.getBoundingClientRect().width));
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);

  // Nor may a very wide window see the end of the second list.
  await page.setViewportSize({ width: 2560, height: 900 });
  const [list, strip] = [await lists.nth(0).boundingBox(), await page.locator('.strip').boundingBox()];
  expect(Math.ceil(list?.width ?? 0)).toBeGreaterThanOrEqual(strip?.width ?? 0);
});

test('two columns of tools move in opposite directions in 20 seconds, 700 pixels high', async ({ page }) => {
  await page.goto('/');
  await show(page, '.beams');
  expect((await page.locator('.beams').boundingBox())?.height).toBe(700);
  expect(await movements(page, '.beam-track')).toEqual(
    Array(2).fill(
      expect.objectContaining({
        duration: 20_000,
        iterations: Number.POSITIVE_INFINITY,
        properties: ['transform'],
      }),
    ),
  );
  const tops = () =>
    page
      .locator('.beam-track')
      .evaluateAll((tracks) => tracks.map((track) => track.getBoundingClientRect().top));
  // Half a second at a time of a turn that could otherwise begin again between two looks.
  const turn = (time: number) =>
    page.locator('.beam-track').evaluateAll((tracks, at) => {
      for (const animation of tracks.flatMap((track) => track.getAnimations())) animation.currentTime = at;
    }, time);
  await page.getByRole('button', { name: 'Pause the two columns of tools' }).click();
  await turn(5000);
  const [left = 0, right = 0] = await tops();
  await turn(6000);
  const [leftLater = 0, rightLater = 0] = await tops();
  expect(leftLater - left).toBeLessThan(-50);
  expect(rightLater - right).toBeGreaterThan(50);
});

for (const { moving, under, what } of LOOPS) {
  test(`${what}: one pause control; stops under the pointer, on keyboard focus and out of view`, async ({
    page,
  }) => {
    await page.goto('/');
    await show(page, under);
    await expect.poll(() => states(page, moving)).toEqual(['running']);

    await page.locator(under).hover();
    await expect.poll(() => states(page, moving)).toEqual(['paused']);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(page, moving)).toEqual(['running']);

    const control = page.getByRole('button', { name: new RegExp(`^(Pause|Play) ${what}$`) });
    await expect(control).toHaveCount(1);
    await control.click();
    await expect(control).toHaveAccessibleName(`Play ${what}`);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(page, moving)).toEqual(['paused']);
    expect(await axeViolations(page)).toEqual([]);
    await control.click();
    await expect.poll(() => states(page, moving)).toEqual(['running']);

    // By keyboard: focus stops it, pressing twice starts it again although the focus is still there.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect.poll(() => states(page, moving)).toEqual(['paused']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(control).toHaveAccessibleName(`Pause ${what}`);
    await expect.poll(() => states(page, moving)).toEqual(['running']);
    await control.blur();

    await show(page, '#faq');
    await expect.poll(() => states(page, moving)).toEqual(['paused']);
    await show(page, under);
    await expect.poll(() => states(page, moving)).toEqual(['running']);
  });
}

test('only the loops that are in view run', async ({ page }) => {
  await page.goto('/');
  await show(page, '#results');
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
});

const active = (page: Page) => page.locator('.step [aria-current="step"]');
const stepTop = (page: Page, index: number) =>
  page
    .locator('.step')
    .nth(index)
    .evaluate((step) => step.getBoundingClientRect().top / innerHeight);

/** Turns the mouse wheel until a step's upper edge stands at a share of the view's height. */
async function wheelTo(page: Page, index: number, share: number) {
  for (let turns = 0; turns < 60; turns += 1) {
    const distance = ((await stepTop(page, index)) - share) * 900;
    if (Math.abs(distance) < 12) return;
    await page.mouse.wheel(0, Math.max(-400, Math.min(400, distance)));
    await page.waitForTimeout(40);
  }
  throw new Error('The step could not be brought there.');
}

test('the process starts on step 1, and a click makes any step active and weaves the cloth up to it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.step-number')).toHaveText(['1', '2', '3']);
  await expect(active(page)).toHaveText('Step 1: Discovery');
  const unwoven = () =>
    page.locator('.unwoven').evaluate((cover) => {
      const cloth = cover.parentElement?.getBoundingClientRect();
      return cloth ? (cover.getBoundingClientRect().top - cloth.top) / cloth.height : Number.NaN;
    });
  expect(await unwoven()).toBeCloseTo(0.2939, 2);

  await wheelTo(page, 0, 0.6);
  await page.getByRole('button', { name: 'Step 3: Deployment' }).click();
  await expect(active(page)).toHaveText('Step 3: Deployment');
  await expect.poll(unwoven).toBeCloseTo(1, 2);
  await page.locator('.step').nth(1).getByText('Modular agents').click();
  await expect(active(page)).toHaveText('Step 2: Development');
  await expect.poll(unwoven).toBeCloseTo(0.6918, 2);
  await page.getByRole('button', { name: 'Step 1: Discovery' }).press('Enter');
  await expect(active(page)).toHaveText('Step 1: Discovery');
  expect(await axeViolations(page)).toEqual([]);
});

/** Opens the home page with its clock standing still: from here time passes only by `page.clock.runFor`. */
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
  await expect(active(page), 'in the lower half nothing happens').toHaveText('Step 1: Discovery');

  await page.mouse.wheel(0, 180);
  await expect.poll(() => stepTop(page, 1)).toBeLessThan(0.5);
  await page.clock.runFor(499);
  await expect(active(page)).toHaveText('Step 1: Discovery');
  await page.clock.runFor(1);
  await expect(active(page)).toHaveText('Step 2: Development');
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
  await expect(active(page)).toHaveText('Step 1: Discovery');
});

test('scroll position alone makes a step active in the upper quarter and gives it back below the middle', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await wheelTo(page, 1, 0.7);
  await page.mouse.wheel(0, 520);
  // No time passes for the page, so dwelling cannot be what decides.
  await expect(active(page)).toHaveText('Step 2: Development');
  expect(await stepTop(page, 1)).toBeLessThan(0.25);
  await page.mouse.wheel(0, -700);
  await expect(active(page)).toHaveText('Step 1: Discovery');
});
