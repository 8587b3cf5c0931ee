import type { Locator, Page } from '@playwright/test';
import { atRest, expect, section, test } from '../support/journey.ts';

const show = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** States of what goes on for ever below an element. */
const states = async (loop: Locator) => {
  const found = await loop.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ playState }) => playState),
  );
  return [...new Set(found)];
};

const LOOPS: [what: string, of: (page: Page) => Locator][] = [
  ['the shuttle of figure 1', (page) => page.getByRole('main').getByRole('figure').first()],
  ['the client names', (page) => section(page, 'clients')],
  ['the two columns of tools', (page) => section(page, 'integrations')],
];

test('each loop has one control, and stops under the pointer, on keyboard focus and out of view', async ({
  page,
}) => {
  await page.goto('/');
  for (const [what, loopOf] of LOOPS) {
    const loop = loopOf(page);
    const control = page.getByRole('button', { name: new RegExp(`^(Pause|Play) ${what}$`) });
    await expect(control).toHaveCount(1);
    await show(control);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(loop), what).toEqual(['running']);
    await loop.locator('[data-loop-view]').hover();
    await expect.poll(() => states(loop), `${what} under the pointer`).toEqual(['paused']);
    await page.mouse.move(2, 2);
    await expect.poll(() => states(loop), what).toEqual(['running']);
    await control.click();
    await page.mouse.move(2, 2);
    await expect(control).toHaveAccessibleName(`Play ${what}`);
    await expect.poll(() => states(loop), `${what}, pressed`).toEqual(['paused']);
    await control.click();
    // Focus by keyboard stops it; pressing twice starts it again although the focus is still there.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect.poll(() => states(loop), `${what}, focused`).toEqual(['paused']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => states(loop), what).toEqual(['running']);
    await control.blur();
    await show(page.locator('#faq'));
    await expect.poll(() => states(loop), `${what} out of view`).toEqual(['paused']);
  }

  const [names, tools] = [section(page, 'clients'), section(page, 'integrations')];
  const lists = names.getByRole('list', { includeHidden: true });
  await expect(lists.nth(0).getByRole('listitem')).toHaveCount(8);
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  /** Positions of both columns at a moment of their turn. */
  const topsAt = (time: number) =>
    tools.evaluate((element, at) => {
      const columns = element.getAnimations({ subtree: true });
      for (const column of columns) {
        column.pause();
        column.currentTime = at;
      }
      return columns.map(
        ({ effect }) => (effect as KeyframeEffect).target?.getBoundingClientRect().top ?? 0,
      );
    }, time);
  const [[left = 0, right = 0], [leftLater = 0, rightLater = 0]] = [
    await topsAt(5000),
    await topsAt(6000),
  ];
  expect(Math.sign(leftLater - left)).toBe(-Math.sign(rightLater - right));
  expect(Math.abs(leftLater - left)).toBeGreaterThan(20);
});

test('for a visitor who asked for less motion nothing moves, and everything is in view or answers', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  const isInside = await section(page, 'clients')
    .getByRole('img')
    .evaluateAll((logos) => logos.map((logo) => logo.getBoundingClientRect().right <= innerWidth));
  expect(isInside).toEqual(Array.from({ length: 8 }, () => true));
  const figure = page.getByRole('main').getByRole('figure').first();
  const button = figure.getByRole('button').first();
  const shown = () => figure.locator('[data-may]').filter({ visible: true }).count();
  await expect.poll(shown).toBe(0);
  await button.focus();
  await expect.poll(shown, 'before it is pressed').toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe(0);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await show(link);
  await atRest(link);
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(scrollY));
    return seen;
  });
  await link.click();
  const top = () => page.locator('#faq').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  await expect.poll(top).toBeLessThan(72 + 60);
  expect(await positions.evaluate(({ size }) => size), 'positions it was seen at').toBe(1);
});
