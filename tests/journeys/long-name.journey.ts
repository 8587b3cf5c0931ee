/** The company has a long name: every bar holds all of it. */
import type { Page } from '@playwright/test';
import { site as company } from '#model/facts/site-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { setTextSize } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { serveOtherHtml } from '../support/other-html.ts';
import { renderComponent } from '../support/render-component.ts';

declare global {
  interface Window {
    /** The logos of this page, one of each name for each place. */
    logosOfPlaces?: Element[][];
  }
}

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

/** Serves pages, without their content, on which each place of a logo has every one of these. */
async function serveLogos(page: Page, drawn: readonly string[]): Promise<void> {
  await serveOtherHtml(page, PAGES, (html) => {
    const renamed = html.replace(EVERY_LOGO, (_, _long, place, rest, mark) =>
      drawn.map((logo) => logoAt(logo, place, rest, mark)).join(''),
    );
    expect(renamed).not.toBe(html);
    expect(renamed).toMatch(CONTENT);
    return renamed.replace(CONTENT, '$1$2');
  });
}

/** A logo with the classes, the other attributes and the mark of the one whose place it takes. */
function logoAt(logo: string, place: string, rest: string, mark: string): string {
  const [, long = '', , , , name] = LOGO.exec(logo) ?? [];
  expect(name).toBeDefined();
  return `<a class="brand_brand${long}${place}"${rest}>${mark}${name}</a>`;
}

/** Leaves in each place of the page the logo with this name. */
async function nameCompany(page: Page, index: number): Promise<void> {
  const left = await page.evaluate((chosen) => {
    window.logosOfPlaces ??= [
      ...Map.groupBy(document.querySelectorAll('a.brand_brand'), (logo) => logo.parentElement).values(),
    ];
    for (const logos of window.logosOfPlaces) {
      const logo = logos[chosen];
      if (logo) logos.find(({ isConnected }) => isConnected)?.before(logo);
      for (const other of logos) if (other !== logo) other.remove();
    }
    return window.logosOfPlaces.map((logos) => logos.map(({ isConnected }) => isConnected));
  }, index);
  expect(left.length).toBeGreaterThan(1);
  for (const logos of left) expect(logos).toEqual(NAMES.map((_, place) => place === index));
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
  await serveLogos(page, drawn);
  for (const pixels of [16, 32]) {
    await setTextSize(page, pixels);
    for (const path of PAGES) {
      await page.goto(path);
      const mayBreakWords = pixels > 16 || path === '/incubator';
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectRoom(page, `${path}, ${width} px, text of ${pixels}`, mayBreakWords);
      }
      if (path !== '/') continue;
      await page.setViewportSize({ width: 320, height: 900 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectRoom(page, `menu, text of ${pixels}`, true);
    }
  }
});

/** @param mayBreakWords text at 200 % leaves a name on a small phone no room beside the menu */
async function expectRoom(page: Page, where: string, mayBreakWords: boolean): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    await nameCompany(page, index);
    expect(await faults(page), `${name}, ${where}`).toEqual([]);
    if (!mayBreakWords) expect(await brokenWords(page), `${name}, ${where}`).toEqual([]);
  }
}
