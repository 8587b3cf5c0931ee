/** The company has a long name: every bar and the menu hold all of it. */
import type { Page } from '@playwright/test';
import { expect, setTextSize, test } from '../support/journey.ts';
import { renderComponent } from '../support/render-component.ts';

const NAMES = ['Institute for Applied Automation and Research', 'Donaudampfschifffahrt', 'MEMOWWMM'];

let drawn: string[];
test.beforeAll(async () => {
  drawn = await renderComponent(
    '/src/components/brand.tsx',
    'Brand',
    NAMES.map((name) => ({ name })),
  );
});

/** Sets the name in every logo of the page, as it was drawn: its classes, and its lines. */
function rename(page: Page, logo: string): Promise<void> {
  const [, classes = '', face = '', words = ''] =
    /class="([^"]*)".*?<span(?: class="([^"]*)")?>(.*?)<\/span>/s.exec(logo) ?? [];
  const lines = words.split(/<br\/?>/).map((line) => line.replace(/<[^>]*>/g, ''));
  return page.evaluate(
    ({ ofLogo, ofName, texts }) => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[aria-label$=", home"]')) {
        const name = document.createElement('span');
        name.className = ofName;
        name.append(
          ...texts.flatMap((text, index) => (index ? [document.createElement('br'), text] : [text])),
        );
        link.querySelector('span')?.replaceWith(name);
        link.classList.add(...ofLogo.split(' '));
      }
    },
    { ofLogo: classes, ofName: face, texts: lines },
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
      const beyond = Math.max(
        bar.top - top,
        bottom - bar.bottom,
        -left,
        right - innerWidth,
        next ? right + 8 - next.left : 0,
      );
      return beyond > 0.5 ? [`${name.textContent}: ${Math.round(beyond)} px beyond its place`] : [];
    });
  });

for (const path of ['/', '/docs/process', '/incubator']) {
  test(`a long name keeps inside the bars of ${path}, also with text at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const found: string[] = [];
    for (const logo of drawn) {
      await rename(page, logo);
      for (const [pixels, widths] of [
        [16, [320, 480, 768, 1440]],
        [32, [320, 768]],
      ] as const) {
        await setTextSize(page, pixels);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await faults(page)).map((fault) => `${width} px, text of ${pixels}: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}
