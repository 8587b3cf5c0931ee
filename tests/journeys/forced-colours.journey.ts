/** A visitor with a contrast theme of the system reads every word and sees what is chosen. */
import type { Locator, Page } from '@playwright/test';
import { builtDirectory } from '../support/built-directory.ts';
import { expect, test } from '../support/journey.ts';
import { options, search } from '../support/search-the-docs.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['dark', 'light'] as const;

/** Colours of a text and of its ground: its own, or the next one below it that is not transparent. */
function paintOf(text: Locator) {
  return text.evaluate((element) => {
    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const groundOf = (node: Element | null): string => {
      if (!node) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(node);
      return isClear(backgroundColor) ? groundOf(node.parentElement) : backgroundColor;
    };
    const { color, fill, outlineStyle } = getComputedStyle(element);
    const ink = element instanceof SVGElement ? fill : color;
    return { ink, ground: groundOf(element), outline: outlineStyle };
  });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((value) => Number(value) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function contrast(text: Locator): Promise<number> {
  const paint = await paintOf(text);
  const [ink, ground] = [luminance(paint.ink), luminance(paint.ground)];
  return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
}

async function expectReadable(texts: Locator): Promise<void> {
  await texts.first().waitFor();
  const found = (await texts.all()).slice(0, 12);
  expect(found.length).toBeGreaterThan(0);
  for (const text of found)
    await expect.poll(() => contrast(text), await text.innerHTML()).toBeGreaterThan(4.5);
}

/** Expects that the chosen control differs from its neighbour, in colours that the theme leaves alone. */
async function expectSetApart(chosen: Locator, other: Locator): Promise<void> {
  const look = async (control: Locator) => {
    const { ground, outline } = await paintOf(control);
    return `${ground} ${outline}`;
  };
  await expect.poll(async () => (await look(chosen)) === (await look(other))).toBe(false);
  await expect.poll(() => contrast(chosen)).toBeGreaterThan(4.5);
}

/**
 * Expects marked words on a ground of their own. Their contrast alone is not enough: a browser that does not keep an
 * inherited colour paints them in that of marked words, which on the ground of the page is black on black.
 */
async function expectMarked(words: Locator): Promise<void> {
  await expectReadable(words);
  for (const word of (await words.all()).slice(0, 12))
    await expect(word).toHaveCSS('background-color', /^rgb\(/);
}

/** Runs a check in one contrast theme of the system, and then in the other. */
async function inEachTheme(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    });
    await test.step(`in a ${colorScheme} contrast theme`, look);
  }
}

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null, colorScheme: null }));

test('a contrast theme shows which option of the search the arrows have chosen, and what matched in it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: THEMES[0] });
  await page.goto('/docs');
  await search(page, 'agent');
  await inEachTheme(page, () => expectMarked(options(page).first().locator('mark')));
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await inEachTheme(page, () => expectSetApart(options(page).nth(1), options(page).nth(0)));
});

test('a contrast theme shows the chosen category, theme and answer, and where a tool is that an address names', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: THEMES[0] });
  const [tool] = builtDirectory.tools;
  await page.goto(`/docs/technology-stack#${tool?.id}`);
  const named = page.getByRole('listitem').filter({ hasText: tool?.name ?? '' });
  await expect(named).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Dark mode', exact: true });
  const words = toggle.getByText('Dark mode');
  const sun = words.locator('xpath=preceding-sibling::*');
  await inEachTheme(page, async () => {
    await expectSetApart(named, named.locator('xpath=following-sibling::li').first());
    await expectReadable(named.locator('span'));
    await expectSetApart(sun, words);
    await toggle.click();
    await expectSetApart(words, sun);
    await toggle.click();
  });
  await page.goto('/blog');
  const categories = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await inEachTheme(page, () => expectSetApart(categories.nth(0), categories.nth(1)));
  await page.goto('/contact');
  const sizes = page.getByRole('radiogroup', { name: 'Company size' });
  const chosen = sizes.locator('label').filter({ has: page.getByRole('radio', { name: '11-50' }) });
  const other = sizes.locator('label').filter({ has: page.getByRole('radio', { name: '51-200' }) });
  await sizes.getByRole('radio', { name: '11-50' }).check();
  await page.mouse.move(0, 0);
  await inEachTheme(page, () => expectSetApart(chosen, other));
});

test('a contrast theme marks the current page in the sidebar and in the menu by more than the weight of its name', async ({
  page,
}) => {
  const expectMark = async (list: Locator) => {
    const current = list.locator('a[aria-current="page"]');
    await expect(current).toBeVisible();
    // A theme takes the threads away, unless the mark keeps them.
    const mark = await current.evaluate((link) => getComputedStyle(link, '::before').backgroundImage);
    expect(mark).toContain('gradient');
  };
  await page.goto('/docs/process');
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true });
  await inEachTheme(page, () => expectMark(sidebar));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await inEachTheme(page, () => expectMark(page.getByRole('dialog', { name: 'Menu' })));
});

test('a contrast theme leaves marked words, labels in drawings and figures of the chart readable, and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: THEMES[0] });
  await page.goto('/');
  await inEachTheme(page, async () => {
    for (const button of await page.getByRole('main').getByRole('link', { name: 'Get Started' }).all()) {
      await expectReadable(button);
      const edge = await button.evaluate((element) => getComputedStyle(element).borderTopStyle);
      expect(edge, 'a link that is a button has an edge').toBe('solid');
    }
    await expectMarked(page.getByRole('main').locator('mark'));
    await expectReadable(page.getByRole('figure').filter({ hasText: 'Fig. 1' }).getByRole('button'));
  });
  await page.goto('/incubator');
  await inEachTheme(page, () =>
    expectReadable(page.getByRole('img', { name: /^Monthly recurring revenue/ }).locator('text:visible')),
  );
});
