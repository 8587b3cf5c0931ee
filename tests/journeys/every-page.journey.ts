/**
 * Holds on every page: accessible, inside its window, in lines of a good length, steady while pictures arrive, silent
 * towards other hosts, light on a first visit, readable without a script.
 */
import type { Page, Request } from '@playwright/test';
import { allPages } from '#model/facts/docs-facts.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { expectFontsAskedFor } from '../support/asked-fonts.ts';
import { axeDifferences, axeViolations, loadAxe } from '../support/axe.ts';
import { builtDirectory } from '../support/built-directory.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { setTextSize, shiftsSeen, smallDrawnWords, watchShifts } from '../support/eye-measures.ts';
import { countBytes, expectLightPage } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';
import { expectPrintable } from '../support/on-paper.ts';
import { isPublishedSince } from '../support/pages-at-first.ts';
import { DIRECTORY, type Published, publishedText } from '../support/room-to-grow.ts';
import { longLines } from '../support/text-lines.ts';

const ROUTES = [
  ...(await builtRoutes(SITE_DIR)),
  ...['/no-such-page', '/blog/no-such-post', '/contact/received', '/contact/problem'],
];
/** 320 is a window of 1280 at 400 % (WCAG 1.4.10); the last is where the page was opened. */
const WIDTHS = [1024, 768, 390, 360, 320, 1920, 1440];
/** Widths at which axe runs again, after 1440. */
const WIDTHS_OF_AXE = [768, 320];

const DOCUMENTS = ROUTES.filter((route) => route.startsWith('/docs') && route !== allPages.path).length;

/** Pages that are printed, one of each kind: these are looked at on paper, too. */
const PRINTED = [
  ...['/', '/pricing', '/about', '/blog', '/privacy', '/incubator'],
  ...['/docs/process', '/docs/resources'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

/** Pictures whose width and height in the HTML keep another shape free than their file has: they move the content below. */
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

const isDocs = (route: string) => route.startsWith('/docs');
const isPrinted = (route: string) => PRINTED.includes(route);

const sentenceOf = (route: string) =>
  `${route} is accessible${isDocs(route) ? ', also in the dark,' : ''} and light, fits every width${isPrinted(route) ? ' and paper' : ''}, and asks no other host`;

/**
 * Routes by their area, several for each journey because its set-up takes as long as a page, and few because a machine that
 * is busy with other work takes ten times as long for each.
 */
const GROUPS = Object.entries(
  Object.groupBy(ROUTES, (route) => /^\/(docs|blog)/.exec(route)?.[0] ?? 'every other page'),
).flatMap(([part, routes = []]) =>
  inGroupsOfSix(routes).map((group) => ({
    name: `${part} from ${group[0]} to ${group.at(-1)}`,
    routes: group,
  })),
);

/** Groups of nearly the same size, of six at most. */
function inGroupsOfSix(routes: readonly string[]): string[][] {
  const size = Math.ceil(routes.length / Math.ceil(routes.length / 6));
  return Object.values(Object.groupBy(routes, (_, index) => Math.floor(index / size))).map(
    (group = []) => group,
  );
}

// Group by group: next to a journey that computes there is then one that waits for frames.
for (const { name, routes } of GROUPS) {
  test(`${name}: each page is accessible and light, fits every width, and asks no other host`, async ({
    page,
    site,
  }, { timeout }) => {
    test.setTimeout(timeout * routes.length);
    for (const route of routes) {
      await test.step(sentenceOf(route), () => expectSound(page, site.url, route));
      await forgetPage(page);
    }
  });

  test.describe('with motion, on a phone', () => {
    test.use({
      contextOptions: { reducedMotion: 'no-preference' },
      viewport: { width: 390, height: 844 },
    });

    test(`nothing moves from under a reader of ${name}`, async ({ page }, { timeout }) => {
      test.setTimeout(timeout * routes.length);
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
  });

  test.describe('without JavaScript', () => {
    test.use({ hasScripts: false });

    test(`${name} can be read`, async ({ page }) => {
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(route);
          await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
          const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
          expect.soft(words, `words of ${route}`).toBeGreaterThan(15);
        });
      }
    });
  });
}

async function expectSound(page: Page, origin: string, route: string): Promise<void> {
  const sent = countBytes(page);
  const elsewhere: string[] = [];
  const noteElsewhere = (request: Request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  };
  page.on('request', noteElsewhere);
  await page.goto(route);
  // Axe takes the time for which the page has to be quiet.
  await Promise.all([page.waitForLoadState('networkidle'), loadAxe(page)]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectLightPage(await sent.list(), await publishedOn(page, route), isPublishedSince(route.slice(1)));
  await expectFontsAskedFor(page);
  expect(await axeViolations(page)).toEqual([]);
  await setTextSize(page, 32);
  expect(await overflowAt(page, 320), 'pixels too wide at 320, with text at 200 %').toBeLessThanOrEqual(0);
  await setTextSize(page, 16);
  for (const width of WIDTHS) {
    expect(await overflowAt(page, width), `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    expect(await smallDrawnWords(page), `too small in a drawing at ${width} px`).toEqual([]);
    if (width >= 1024) expect(await longLines(page), `too long a line at ${width} px`).toEqual([]);
    if (WIDTHS_OF_AXE.includes(width)) expect(await axeDifferences(page), `at ${width} px`).toEqual([]);
  }
  expect(await misjudgedPictures(page)).toEqual([]);
  if (isPrinted(route)) await test.step('on paper', () => expectPrintable(page));
  if (isDocs(route)) await expectAccessibleInTheDark(page);
  expect(elsewhere).toEqual([]);
  page.off('request', noteElsewhere);
}

/** Counts what the owner has written on a page. */
async function publishedOn(page: Page, route: string): Promise<Published> {
  const letters = await page.locator('[data-part="text"]').evaluateAll((texts, isDirectory) => {
    const lengthOf = (parts: Iterable<Element>) =>
      [...parts].reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0);
    const rows = isDirectory ? texts.flatMap((text) => [...text.querySelectorAll('details')]) : [];
    return lengthOf(texts) - lengthOf(rows);
  }, route === DIRECTORY);
  return {
    ...publishedText(route, letters),
    ...(route === DIRECTORY && { tools: builtDirectory.tools.length }),
    ...(isDocs(route) && { documents: DOCUMENTS }),
    ...(route === allPages.path && { documentsListed: DOCUMENTS }),
  };
}

/** Makes the next page one that is visited for the first time, with the pointer nowhere. */
async function forgetPage(page: Page): Promise<void> {
  await page.mouse.move(-1, -1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/**
 * Measures by how many pixels the page is wider than a window of this width, once its own observers have seen the
 * width: they run after a frame has been laid out.
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

/** A window at a time, with frames between, so that everything that comes into view has been laid out. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 6; frames += 1) await frame();
    }
  });
}
