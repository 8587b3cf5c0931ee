/** Checks the motion of the home page that starts by itself: how long it takes, and when it stops. */

import type { Locator, Page } from '@playwright/test';
import {
  clients,
  clientsSection,
  integrationsSection,
  questionsSection,
  resultsSection,
} from '#model/facts/home-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

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

/** Element that moves in a loop, and stops under the pointer. */
const moving = (loop: Locator) => loop.locator('[data-loop-view]');

const clientNames = (page: Page) => page.getByRole('region', { name: clientsSection.heading });
const toolColumns = (page: Page) => page.getByRole('region', { name: integrationsSection.heading });

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

test('each loop has one pause control; it stops under the pointer, on keyboard focus and out of view', async ({
  page,
}) => {
  await page.goto('/');
  for (const { loopOf, what } of LOOPS) {
    await test.step(what, async () => {
      const loop = loopOf(page);
      await page.mouse.move(2, 2);
      await show(moving(loop));
      // The animations that run once are over.
      await atRest(loop);
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
      await control.click();
      await expect.poll(() => states(loop)).toEqual(['running']);

      // Focus by keyboard stops it; pressing twice starts it again although the focus is still there.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect.poll(() => states(loop)).toEqual(['paused']);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(control).toHaveAccessibleName(`Pause ${what}`);
      await expect.poll(() => states(loop)).toEqual(['running']);
      await control.blur();

      await show(page.getByRole('region', { name: questionsSection.heading }));
      await expect.poll(() => states(loop)).toEqual(['paused']);
      await show(moving(loop));
      await expect.poll(() => states(loop)).toEqual(['running']);
    });
  }

  for (const { what } of LOOPS) await page.getByRole('button', { name: `Pause ${what}` }).click();
  await page.mouse.move(2, 2);
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(LOOPS.length);
  expect(await axeViolations(page), 'with every loop paused').toEqual([]);
});

test('on a phone Tab comes to the pause control of figure 1 first, and then to the film below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const control = page.getByRole('button', { name: 'Pause the shuttle of figure 1' });
  const film = page.getByRole('button', { name: /^Watch the film/ });
  await show(control);
  expect((await atRest(control)).y).toBeLessThan((await atRest(film)).y);
  await control.focus();
  await page.keyboard.press('Tab');
  await expect(film).toBeFocused();
});

test('the tools and the client names pass in loops of 20 seconds, and only those in view run', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('only the loops that are in view run', async () => {
    await show(page.getByRole('region', { name: resultsSection.heading }));
    await atRest(page.locator('body'));
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0);
  });
  await test.step('the client names pass in a loop of 20 seconds, in a list that is there twice', async () => {
    const names = clientNames(page);
    await show(names);
    await expect.poll(() => movements(names)).toEqual([TURN]);
    const lists = names.getByRole('list', { includeHidden: true });
    await expect(lists).toHaveCount(2);
    await expect(lists.nth(0).getByRole('listitem')).toHaveCount(clients.length);
    await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
    await expect(lists.nth(1).getByRole('listitem', { includeHidden: true })).toHaveCount(clients.length);
    await expect(names.getByRole('img')).toHaveCount(clients.length);
    // Seamless: a turn moves the track by exactly one list.
    const widths = await lists.evaluateAll((both) => both.map((list) => list.getBoundingClientRect().width));
    expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1);

    // Nor may a very wide window see the end of the second list.
    await page.setViewportSize({ width: 2560, height: 900 });
    const [list, view] = [await lists.nth(0).boundingBox(), await atRest(moving(names))];
    expect(Math.ceil(list?.width ?? 0)).toBeGreaterThanOrEqual(view.width);
  });
  await test.step('two columns of tools move in opposite directions in 20 seconds, 700 pixels high', async () => {
    const columns = toolColumns(page);
    await show(moving(columns));
    expect((await atRest(moving(columns))).height).toBe(700);
    await expect.poll(() => movements(columns)).toEqual([TURN, TURN]);
    /** Positions of both columns at a moment of their turn. */
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
});
