/** A visitor with a contrast theme of the system reads every word and sees what is chosen. */
import type { Locator, Page } from '@playwright/test';
import { builtDirectory } from '../support/built-directory.ts';
import { options, search } from '../support/search-the-docs.ts';
import { expect, test } from '../support/site.ts';

const THEMES = ['dark', 'light'] as const;

/** Contrast of a text with what it is painted on: its own ground, or the page's. */
function contrast(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(colour)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (node: Element | null): string => {
      if (!node) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(node);
      return numbers(backgroundColor)[3] === 0 ? groundOf(node.parentElement) : backgroundColor;
    };
    const { color, fill } = getComputedStyle(element);
    const ink = luminance(element instanceof SVGElement ? fill : color);
    const ground = luminance(groundOf(element));
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
}

async function expectReadable(texts: Locator): Promise<void> {
  await texts.first().waitFor();
  const found = (await texts.all()).slice(0, 12);
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(await contrast(text), await text.innerHTML()).toBeGreaterThan(4.5);
}

/** Whether what is chosen looks different from its neighbour, in colours that the theme leaves alone. */
async function expectSetApart(chosen: Locator, other: Locator): Promise<void> {
  const look = (control: Locator) =>
    control.evaluate((element) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(element);
      return `${backgroundColor} ${outlineStyle}`;
    });
  expect(await look(chosen)).not.toBe(await look(other));
  expect(await contrast(chosen)).toBeGreaterThan(4.5);
}

const useTheme = (page: Page, colorScheme: (typeof THEMES)[number]) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

test.afterEach(({ page }) => page.emulateMedia({ forcedColors: null, colorScheme: null }));

for (const theme of THEMES) {
  test.describe(`a ${theme} contrast theme`, () => {
    test('shows which option of the search the arrows have chosen, and what matched in it', async ({
      page,
    }) => {
      await useTheme(page, theme);
      await page.goto('/docs');
      await search(page, 'agent');
      await expectReadable(options(page).first().locator('mark'));
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expectSetApart(options(page).nth(1), options(page).nth(0));
    });

    test('shows the chosen category and theme, and where a tool is that an address names', async ({
      page,
    }) => {
      await useTheme(page, theme);
      const [tool] = builtDirectory.tools;
      await page.goto(`/docs/technology-stack#${tool?.id}`);
      const named = page.getByRole('listitem').filter({ hasText: tool?.name ?? '' });
      await expect(named).toBeVisible();
      await expectSetApart(named, named.locator('xpath=following-sibling::li').first());
      await expectReadable(named.locator('span'));
      const toggle = page.getByRole('button', { name: 'Dark mode', exact: true });
      const words = toggle.getByText('Dark mode');
      const sun = words.locator('xpath=preceding-sibling::*');
      await expectSetApart(sun, words);
      await toggle.click();
      await expectSetApart(words, sun);
      await toggle.click();
      await page.goto('/blog');
      const categories = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
      await expectSetApart(categories.nth(0), categories.nth(1));
    });

    test('leaves words, labels in drawings, figures of the chart and buttons readable', async ({ page }) => {
      await useTheme(page, theme);
      await page.goto('/');
      await test.step('draws the edge of a link that is a button, and its words', async () => {
        for (const button of await page.getByRole('main').getByRole('link', { name: 'Get Started' }).all()) {
          await expectReadable(button);
          const edge = await button.evaluate((element) => getComputedStyle(element).borderTopStyle);
          expect(edge).toBe('solid');
        }
      });
      await test.step('leaves marked words, labels in drawings and figures of the chart readable', async () => {
        await expectReadable(page.getByRole('main').locator('mark'));
        await expectReadable(page.getByRole('figure').filter({ hasText: 'Fig. 1' }).getByRole('button'));
        await page.goto('/incubator');
        await expectReadable(
          page.getByRole('img', { name: /^Monthly recurring revenue/ }).locator('text:visible'),
        );
      });
    });
  });
}
