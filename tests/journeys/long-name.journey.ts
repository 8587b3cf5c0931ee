/** The company has a long name: every bar holds all of it. */
import type { Page } from '@playwright/test';
import { site as company } from '#content/data/site.ts';
import { atRest } from '../support/at-rest.ts';
import { setTextSize } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { serveOtherHtml } from '../support/other-html.ts';
import { renderComponent } from '../support/render-component.ts';

const NAMES = [
  ...['Weberhaus Müller & Söhne', 'Institute for Applied Automation and Research'],
  ...['MEMOWWMM', 'Donaudampfschifffahrt'],
];
const PAGES = ['/', '/docs/process', '/incubator'];
/** 320 and 768 px are the two widths at which a bar has least room. */
const WIDTHS = [320, 480, 768, 1024, 1440];

/** A logo: whether its name is long, the classes of its place, its other attributes, the mark and the name. */
const LOGO =
  /<a class="brand_brand( brand_long(?: brand_longer)?)?((?: [^" ]+)*)"([^>]*)>(<svg.*?<\/svg>)(<span.*?<\/span>)<\/a>/s;
const EVERY_LOGO = new RegExp(LOGO, 'gs');
/** Content between the bar and the footer, which takes most of the time that a browser needs for another width. */
const CONTENT = /(<main[^>]*>).*(<\/main>)/s;

/** Serves pages on which the company has the name of another logo, without their content. */
async function rename(page: Page, logo: string): Promise<void> {
  const [, long = '', , , , name] = LOGO.exec(logo) ?? [];
  await serveOtherHtml(page, PAGES, (html) => {
    const renamed = html.replace(
      EVERY_LOGO,
      (_, _long, place, rest, mark) => `<a class="brand_brand${long}${place}"${rest}>${mark}${name}</a>`,
    );
    expect(name).toBeDefined();
    expect(renamed).not.toBe(html);
    expect(renamed).toMatch(CONTENT);
    return renamed.replace(CONTENT, '$1$2');
  });
}

/** Lists logos whose name extends beyond its bar or the window, or lies on what comes next in the bar. */
async function faults(page: Page): Promise<string[]> {
  const logos = page.getByRole('link', { name: /, home$/ });
  await atRest(logos.first());
  return logos.evaluateAll((links) => {
    const range = document.createRange();
    return links.flatMap((link) => {
      const name = link.querySelector('span');
      if (!name || getComputedStyle(name).clipPath !== 'none') return [];
      range.selectNodeContents(name);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const row = link.parentElement?.getBoundingClientRect();
      const next = [...(link.parentElement?.children ?? [])].find(
        (part) => part !== link && part.checkVisibility() && part.getBoundingClientRect().top < bottom,
      );
      const isBeside = next && next.getBoundingClientRect().bottom > top;
      const beyond = {
        row: row ? Math.max(row.top - top, bottom - row.bottom) : 0,
        window: Math.max(-left, right - document.documentElement.clientWidth),
        next: isBeside && link.closest('header') ? right + 8 - next.getBoundingClientRect().left : 0,
      };
      return [
        ...(width === 0 ? [`${name.textContent} is not shown`] : []),
        ...Object.entries(beyond)
          .filter(([, pixels]) => pixels > 0.5)
          .map(([what, pixels]) => `${name.textContent}: ${Math.round(pixels)} px beyond its ${what}`),
      ];
    });
  });
}

/** Lists words of the first logo's name that stand in two lines. */
function brokenWords(page: Page): Promise<string[]> {
  const name = page
    .getByRole('link', { name: /, home$/ })
    .first()
    .locator('span');
  return name.evaluate((element) => {
    const range = document.createRange();
    if (getComputedStyle(element).clipPath !== 'none') return [];
    return [...element.childNodes]
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word),
      );
  });
}

test('a long company name keeps inside the bars, the menu and the footers, also with text at 200 %', async ({
  page,
}, { timeout }) => {
  test.skip(company.logoSaysName === true, 'The logo is a picture that contains the name.');
  test.setTimeout(timeout * 3);
  const drawn = await renderComponent(
    '/src/components/brand.tsx',
    'Brand',
    NAMES.map((name) => ({ name })),
  );
  for (const [index, logo] of drawn.entries()) {
    await page.unrouteAll();
    await rename(page, logo);
    for (const pixels of [16, 32]) {
      await setTextSize(page, pixels);
      for (const path of PAGES) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${NAMES[index]}, ${path}, ${width} px, text of ${pixels}`;
          expect(await faults(page), where).toEqual([]);
          // Text at 200 % leaves a name on a small phone no room beside the menu.
          if (pixels === 16 && path !== '/incubator') expect(await brokenWords(page), where).toEqual([]);
        }
        if (path !== '/') continue;
        await page.setViewportSize({ width: 320, height: 900 });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        expect(await faults(page), `${NAMES[index]}, menu, text of ${pixels}`).toEqual([]);
      }
    }
  }
});
