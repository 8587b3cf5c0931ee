/**
 * What must hold on every page: accessible, inside its window, steady while pictures arrive, silent towards other
 * hosts, light on a first visit, readable without a script.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FORMS_FOLDER } from '#model/pictures/picture-forms.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { expectFontsAskedFor } from '../support/asked-fonts.ts';
import { axeDifferences, axeViolations, loadAxe } from '../support/axe.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { shiftsSeen, watchShifts } from '../support/layout.ts';
import { expectPrintable } from '../support/on-paper.ts';
import { expect, test } from '../support/site.ts';

const ROUTES = [
  ...(await builtRoutes(SITE_DIR)),
  ...['/no-such-page', '/blog/no-such-post', '/contact/received', '/contact/problem'],
];
/** Bytes of script, compressed, that a page may run before the visitor's first intent; inline scripts count too. */
const SCRIPT_BUDGET = 5_000;
/** Bytes of the fonts of a first load, those in the style sheet included. */
const FONT_BUDGET = 45_000;
/** Bytes of everything a first visitor waits for: page, style sheets with the type in them, scripts, fonts, pictures in view. */
const FIRST_LOAD_BUDGET = 90_000;
/** Bytes of one photograph that the company chose for an article's head; woven pictures are in the budget above. */
const PHOTOGRAPH_BUDGET = 40_000;
/** Files that a first visitor waits for: each costs a way there and back on a slow line, however small it is. */
const REQUEST_BUDGET = 24;
/** 320 is a window of 1280 at 400 % (WCAG 1.4.10); the last is where the page was opened. */
const WIDTHS = [1024, 768, 390, 360, 320, 1920, 1440];
/** Where axe looks again, after 1440. */
const WIDTHS_OF_AXE = [768, 320];

/** Pages that are printed, one of each kind: these are looked at on paper, too. */
const PRINTED = [
  ...['/', '/pricing', '/about', '/blog', '/privacy', '/incubator'],
  ...['/docs/process', '/docs/resources'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

/** Pictures whose width and height in the HTML keep another shape free than their file has: they move what follows. */
function misjudgedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => getComputedStyle(image).objectFit === 'fill');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures
      .filter((image) => {
        const kept = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return !(Math.abs(kept / (image.naturalWidth / image.naturalHeight) - 1) < 0.01);
      })
      .map((image) => image.outerHTML);
  });
}

interface Cost {
  what: string;
  kind: string;
  /** As sent, compressed, without the header, so that no host's headers decide. */
  bytes: number;
}

/** Notes what the page is sent from now on. */
function countBytes(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.ok() || response.status() === 404) responses.push(response);
  });
  return {
    async list(): Promise<Cost[]> {
      const inView = await picturesInView(page);
      const isLooked = ({ kind, what }: Cost) => kind !== 'image' || inView.includes(what);
      const files = await Promise.all(responses.map(costOf));
      const inline = await page
        .locator('script:not([src]):not([type*="json"]):not([type="speculationrules"])')
        .evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
      const inlineScript = {
        what: 'inline',
        kind: 'inline script',
        bytes: brotliCompressSync(inline).length,
      };
      return [...files.flat().filter(isLooked), inlineScript];
    },
  };
}

/** A file, and of a style sheet also the fonts in it, which are no bytes of their own. */
async function costOf(response: Response): Promise<Cost[]> {
  const what = new URL(response.url()).pathname;
  const kind = response.request().resourceType();
  const bytes = Number((await response.allHeaders())['content-length'] ?? (await response.body()).length);
  const sheet = kind === 'stylesheet' ? await response.text() : '';
  const fonts = [...sheet.matchAll(/data:font\/woff2;base64,([\w+/=]+)/g)].map(([, font = '']) => ({
    what: `font in ${what}`,
    kind: 'font in sheet',
    bytes: Buffer.from(font, 'base64').length,
  }));
  return [{ what, kind, bytes }, ...fonts];
}

/** Addresses of the pictures that the first view shows; those below it come later, also when a browser hurries. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map((image) => new URL(image.currentSrc).pathname),
  );
}

function expectWithin(budget: number, costs: Cost[], kinds: string[], advice: string): void {
  const counted = costs.filter(({ kind }) => kinds.includes(kind));
  const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = counted.map(({ what, bytes }) => `  ${bytes} ${what}`).join('\n');
  expect(total, `${total} bytes of ${kinds.join(', ')}:\n${list}\n${advice}`).toBeLessThan(budget);
}

function expectLightPage(costs: Cost[]): void {
  expectWithin(
    SCRIPT_BUDGET,
    costs,
    ['script', 'inline script'],
    'Load it on intent (client:intent, or import() in the listener), or say it in HTML.',
  );
  expectWithin(
    FONT_BUDGET,
    costs,
    ['font', 'font in sheet'],
    'A character that few pages have belongs into a later file (scripts/fonts/characters.ts).',
  );
  const isPhotograph = ({ what }: Cost) => what.startsWith(`${FORMS_FOLDER}/`);
  for (const photograph of costs.filter(isPhotograph))
    expect(photograph.bytes, photograph.what).toBeLessThan(PHOTOGRAPH_BUDGET);
  expectWithin(
    FIRST_LOAD_BUDGET,
    costs.filter((cost) => !isPhotograph(cost)),
    ['document', 'stylesheet', 'script', 'font', 'image'],
    'This is all that a first visitor waits for.',
  );
  const files = costs.filter(({ kind }) => !['inline script', 'font in sheet'].includes(kind));
  const list = files.map(({ what }) => `  ${what}`).join('\n');
  expect(
    files.length,
    `${files.length} requests:\n${list}\nJoin small files, or load them when they are in view or asked for.`,
  ).toBeLessThanOrEqual(REQUEST_BUDGET);
}

for (const route of ROUTES) {
  const isDocs = route.startsWith('/docs');

  const isPrinted = PRINTED.includes(route);

  test(`${route} is accessible${isDocs ? ', also in the dark,' : ''} and light, fits every width${isPrinted ? ' and paper' : ''}, and asks no other host`, async ({
    page,
    site,
  }) => {
    const sent = countBytes(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(route);
    // Axe takes the time for which the page has to be quiet.
    await Promise.all([page.waitForLoadState('networkidle'), loadAxe(page)]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectLightPage(await sent.list());
    await expectFontsAskedFor(page);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of WIDTHS) {
      expect(await overflowAt(page, width), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
      if (WIDTHS_OF_AXE.includes(width)) expect(await axeDifferences(page), `at ${width} px`).toEqual([]);
    }
    expect(await misjudgedPictures(page)).toEqual([]);
    if (isPrinted) await test.step('on paper', () => expectPrintable(page));
    if (isDocs) await expectAccessibleInTheDark(page);
    expect(elsewhere).toEqual([]);
  });
}

/**
 * How many pixels the page is wider than a window of this width, once its own observers have seen the width: they are
 * told after a frame has been laid out.
 */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** The theme is turned on the page that is open: that a page opened later is dark at once is for docs-theme to say. */
async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await axeDifferences(page), 'in the dark').toEqual([]);
  for (const width of WIDTHS_OF_AXE) {
    await overflowAt(page, width);
    expect(await axeDifferences(page), `in the dark at ${width} px`).toEqual([]);
  }
}

/** Routes in three parts, one test each, so that a page need not start anew for every route. */
const PARTS = Object.entries(
  Object.groupBy(ROUTES, (route) => /^\/(docs|blog)/.exec(route)?.[0] ?? 'every other page'),
);

test.describe('with motion, on a phone', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    viewport: { width: 390, height: 844 },
  });

  for (const [part, routes = []] of PARTS) {
    test(`nothing moves from under a reader of ${part}`, async ({ page }) => {
      await watchShifts(page);
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(route);
          await readToTheEnd(page);
          const advice = 'Keep its place free: width and height of a picture, a size for what comes later.';
          expect.soft(await shiftsSeen(page), `moved on ${route}. ${advice}`).toEqual([]);
        });
      }
    });
  }
});

/** A window at a time, with frames between, so that what comes into view has been laid out. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 6; frames += 1) await frame();
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  for (const [part, routes = []] of PARTS) {
    test(`${part} can be read`, async ({ page }) => {
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(route);
          await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
          const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
          expect.soft(words, `words of ${route}`).toBeGreaterThan(15);
        });
      }
    });
  }
});
