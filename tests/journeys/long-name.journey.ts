/** The company has a long name: every bar and the menu hold all of it. */
import type { Page } from '@playwright/test';
import { expect, setTextSize, test } from '../support/journey.ts';
import { renderComponent } from '../support/render-component.ts';

const NAMES = ['Institute for Applied Automation and Research', 'Donaudampfschifffahrt', 'MEMOWWMM'];

/** Of the text, and of the window. */
const SIZES = [
  ...[320, 480, 768, 1440].map((width) => [16, width] as const),
  ...[320, 768].map((width) => [32, width] as const),
];

/** Sets a name in every logo of the page as it was drawn: its classes, and its lines. */
function rename(page: Page, drawn: string) {
  const [, ofLogo = '', ofName = '', words = ''] =
    /class="([^"]*)".*?<span(?: class="([^"]*)")?>(.*?)<\/span>/s.exec(drawn) ?? [];
  const lines = words.split(/<br\/?>/).map((line) => line.replace(/<[^>]*>/g, ''));
  return page.evaluate(
    (given) => {
      for (const link of document.querySelectorAll('a[aria-label$=", home"]')) {
        const name = document.createElement('span');
        name.className = given.ofName;
        name.append(
          ...given.lines.flatMap((line, index) => (index ? [document.createElement('br'), line] : [line])),
        );
        link.querySelector('span')?.replaceWith(name);
        link.classList.add(...given.ofLogo.split(' '));
      }
    },
    { ofLogo, ofName, lines },
  );
}

/** Lists logos whose name extends beyond its bar or the window, or lies on what comes next in the bar. */
const faults = (page: Page) =>
  page.locator('a[aria-label$=", home"]').evaluateAll((links) => {
    const range = document.createRange();
    return links.flatMap((link) => {
      const [name, row] = [link.querySelector('span'), link.parentElement];
      if (!name || !row || !link.checkVisibility() || getComputedStyle(name).clipPath !== 'none') return [];
      range.selectNodeContents(name);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const bar = row.getBoundingClientRect();
      const next = [...row.children]
        .filter((part) => part !== link && part.checkVisibility() && link.closest('header'))
        .map((part) => part.getBoundingClientRect())
        .find((part) => part.top < bottom && part.bottom > top);
      const over = next ? right + 8 - next.left : 0;
      const beyond = Math.max(bar.top - top, bottom - bar.bottom, -left, right - innerWidth, over);
      return beyond > 0.5 ? [`${name.textContent}: ${Math.round(beyond)} px beyond its place`] : [];
    });
  });

test('a long name keeps inside the bars, also with text at 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const props = NAMES.map((name) => ({ name }));
  const logos = await renderComponent('/src/components/brand.tsx', 'Brand', props);
  const found: string[] = [];
  for (const path of ['/', '/docs/process', '/incubator']) {
    await page.goto(path);
    for (const logo of logos) {
      await rename(page, logo);
      for (const [pixels, width] of SIZES) {
        await setTextSize(page, pixels);
        await page.setViewportSize({ width, height: 900 });
        const where = `${path}, ${width} px, text of ${pixels}`;
        found.push(...(await faults(page)).map((fault) => `${where}: ${fault}`));
      }
    }
    await setTextSize(page, 16);
  }
  expect(found).toEqual([]);
});
