/** A visitor with a keyboard sees where they are: each stop of the Tab key has a ring. */
import type { Page } from '@playwright/test';
import { holdScript } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page whose stops never end would be a trap. */
const MOST_STOPS = 400;

interface Stop {
  /** Undefined when the focus has left the page. */
  name: string | undefined;
  hasRing: boolean;
}

/** Finds the focused element, and whether two pixels of outline are drawn: by the element, by a part of it, or by its frame. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: undefined, hasRing: false };
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const drawers = [
      ...frames,
      focused.nextElementSibling,
      focused.closest('article, label'),
      focused.closest('label')?.firstElementChild,
    ];
    const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    const hasRing = drawers.some(
      (element) =>
        element && [undefined, '::before', '::after'].some((part) => isRing(getComputedStyle(element, part))),
    );
    const words = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    return { name: `${focused.localName} ${focused.getAttribute('name') ?? words}`, hasRing };
  });
}

/** Counts the elements with an outline of two pixels. */
function ringsOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }).length,
  );
}

/** Tells whether losing the focus changes the picture, for outlines no script can read, such as that of a slider's thumb. */
async function changesWithFocus(page: Page): Promise<boolean> {
  const focused = page.locator(':focus');
  const element = await focused.elementHandle();
  const box = await focused.boundingBox();
  if (!element || !box) return false;
  const [x, y] = [Math.max(0, box.x - 6), Math.max(0, box.y - 6)];
  const clip = { x, y, width: box.width + 12, height: box.height + 12 };
  const before = await page.screenshot({ clip });
  // The next Tab goes on from here all the same.
  await element.evaluate((node) => (node as HTMLElement).blur());
  return !before.equals(await page.screenshot({ clip }));
}

for (const route of ['/', '/contact', '/pricing', '/docs/technology-stack']) {
  test(`every stop of the Tab key on ${route} has a ring`, async ({ page }) => {
    await page.goto(route);
    const bare: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const { name, hasRing } = await stopOf(page);
      if (name === undefined) break;
      if (!hasRing && !(await changesWithFocus(page))) bare.push(name);
    }
    expect(stops).toBeGreaterThan(10);
    expect(bare).toEqual([]);
  });
}

test('on the blog one ring is seen at a time, around what Enter would open', async ({ page }) => {
  await page.goto('/blog');
  const doubled: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { name } = await stopOf(page);
    if (name === undefined) break;
    if ((await ringsOn(page)) > 1) doubled.push(name);
  }
  expect(stops).toBeGreaterThan(10);
  expect(doubled).toEqual([]);
});

for (const script of ['sidebar.behaviour']) {
  test(`a drawer that the keyboard left before ${script} arrived is closed by it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const deliver = await holdScript(page, script);
    await page.goto('/docs/process');
    const drawer = page.getByRole('navigation', { name: 'Documentation', exact: true });
    await page.getByRole('button', { name: 'Pages' }).press('Enter');
    await expect(drawer).toBeVisible();
    await page.getByRole('main').getByRole('link').first().focus();
    await deliver();
    await expect(drawer).toBeHidden();
  });
}
