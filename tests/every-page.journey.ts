/** Every page in every condition: conditions are rows here, rules functions of `page-rules/`. */
import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hasSoundWords } from './page-rules/axe.ts';
import { isStill, movesNothingWhileRead } from './page-rules/motion.ts';
import {
  beginsInFirstWindow,
  isInsideWindow,
  keepsRoomForPictures,
  showsItsOffer,
} from './page-rules/placement.ts';
import { survivesReaderView } from './page-rules/reader.ts';
import type { Rule } from './page-rules/rule.ts';
import { isPrintable, isReadable, showsItsStops } from './page-rules/use.ts';
import { asksNoOtherHost, isLight } from './page-rules/weight.ts';
import {
  cutsNoText,
  followsTheme,
  hasLegibleDrawings,
  hasShortLines,
  showsWholeTitles,
} from './page-rules/words.ts';
import { doubleText, expect, test, twoFrames } from './support/journey.ts';
import { BUILT } from './support/start-site.ts';

const FILES = globSync('**/*.html', { cwd: BUILT }).map(
  (file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
);
/** Mistyped so that the longest address is suggested. */
const MISTYPED = `/old${FILES.reduce((one, next) => (next.length > one.length ? next : one))}s`;
/** Addresses at which a visitor is told that something is not there. */
const ABSENT: Record<string, string> = {
  '/404': MISTYPED,
  '/blog/404': '/blog/no-such-post',
  '/docs/404': '/docs/no-such-page',
};
const ROUTES = FILES.map((route) => ABSENT[route] ?? route).sort();

/** One page of each design: the rest of a kind differs in its words. */
const DESIGNS = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/contact/received',
  '/incubator',
  '/privacy',
  ...Object.values(ABSENT),
  '/blog',
  /^\/blog\/(?!category|no-such|page)/,
  /^\/blog\/category\//,
  '/docs',
  '/docs/process',
  '/docs/technology-stack',
  '/docs/resources',
  '/docs/showcase',
  '/docs/all',
  /^\/docs\/agents\/templates\//,
  /^\/docs\/case-studies\//,
].flatMap(
  (design) =>
    ROUTES.find((route) => (typeof design === 'string' ? route === design : design.test(route))) ??
    [],
);
const OTHERS = ROUTES.filter((route) => !DESIGNS.includes(route));
const ARTICLES = ROUTES.filter((route) => route.startsWith('/blog'));
/** What a reader view is opened for: a long text, and no list of cards. */
const TEXTS = ROUTES.filter(
  (route) =>
    /^\/(blog|docs|agreements)\/./.test(route) && !/category|404|page\/|no-such|\/all$/.test(route),
);
const isDocs = (route: string) => route.startsWith('/docs');

/** Makes the condition on an open page, and gives back what ends it. */
type Begin = (page: Page) => Promise<() => Promise<unknown>>;

const media =
  (wanted: Parameters<Page['emulateMedia']>[0]): Begin =>
  async (page) => {
    await page.emulateMedia(wanted);
    return () =>
      page.emulateMedia({
        media: null,
        forcedColors: null,
        colorScheme: null,
        reducedMotion: 'reduce',
      });
  };

const inHeight =
  (height: number): Begin =>
  async (page) => {
    const before = page.viewportSize() ?? { width: 0, height };
    await page.setViewportSize({ ...before, height });
    return () => page.setViewportSize(before);
  };

const both =
  (one: Begin, other: Begin): Begin =>
  async (page) => {
    const ends = [await one(page), await other(page)];
    return () => Promise.all(ends.map((end) => end()));
  };

const darken: Begin = async (page) => {
  const turn = () =>
    page.evaluate(() => {
      document.documentElement.classList.toggle('dark');
      for (const animation of document.getAnimations()) animation.finish();
    });
  await turn();
  return turn;
};

/** Constructed: the security policy would refuse it as an element. */
const styled =
  (css: string): Begin =>
  async (page) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    return () => page.evaluate(() => (document.adoptedStyleSheets = []));
  };

/** A visitor's own style sheet, which no condition of a width follows. */
const enlargeText = styled('html { font-size: 200% !important }');

/** The text spacing of WCAG 1.4.12. */
const widenLetters = styled(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
);

/** Those of a style sheet: axe judges no contrast on one, or beside one. */
const withoutPictures = styled(
  '*, ::before, ::after { background-image: none !important } ::before, ::after { content: none !important }',
);

/** With motion: what pauses it takes room. */
const doubleMovingText = both(doubleText, media({ reducedMotion: 'no-preference' }));
/** When what moves would begin. */
const print = media({ media: 'print', reducedMotion: 'no-preference' });
const DARK = DESIGNS.filter(isDocs);
/** Its hundreds of links are stops like those of any page. */
const SHORTER = DESIGNS.filter((route) => route !== '/docs/all');

type Condition = [
  name: string,
  routes: readonly string[],
  widths: readonly number[],
  rules: readonly Rule[],
  begin?: Begin,
];

/** One visit goes through all of them. 320 px is a window of 1280 at 400 % (WCAG 1.4.10). */
const CONDITIONS: readonly Condition[] = [
  ['as it is', ROUTES, [1440], [isStill, keepsRoomForPictures, isInsideWindow]],
  ['in words', ROUTES, [1440], [hasShortLines, showsWholeTitles]],
  ['in color', ROUTES, [1440], [hasSoundWords], withoutPictures],
  ['before a scroll', ARTICLES, [390, 1440], [beginsInFirstWindow]],
  ['in a reader view', TEXTS, [1440], [survivesReaderView]],
  ['in color', DESIGNS, [320], [hasSoundWords], withoutPictures],
  ['in a wide window', DESIGNS, [1920, 1024], [isInsideWindow, hasShortLines]],
  ['in a narrow window', ROUTES, [320], [isInsideWindow, hasLegibleDrawings]],
  ['between', DESIGNS, [390, 768], [isInsideWindow, hasLegibleDrawings, showsWholeTitles]],
  ['with text at 200 %', DESIGNS, [320, 390], [isInsideWindow], doubleMovingText],
  ['with a sheet’s text at 200 %', ROUTES, [1440, 390, 768, 320], [isInsideWindow], enlargeText],
  ['with wider letters', DESIGNS, [320, 1440], [isInsideWindow, cutsNoText], widenLetters],
  ['from the right', DESIGNS, [390, 1440], [isInsideWindow], styled('html { direction: rtl }')],
  ['in the dark', DARK, [1440, 390], [hasSoundWords], both(darken, withoutPictures)],
  ...(['dark', 'light'] as const).map((colorScheme): Condition => {
    const theme = media({ forcedColors: 'active', colorScheme });
    return [`in a ${colorScheme} contrast theme`, DESIGNS, [1440], [followsTheme], theme];
  }),
  ['on paper', DESIGNS, [768], [isPrintable], print],
  ['on paper, read in the dark', DARK.slice(0, 2), [768], [isPrintable], both(darken, print)],
  // A laptop with and without the browser's bars, and a phone.
  ['in a low window', ['/pricing'], [1366], [showsItsOffer], inHeight(625)],
  ['in a window', ['/pricing'], [1366], [showsItsOffer], inHeight(768)],
  ['on a phone', ['/pricing'], [390], [showsItsOffer], inHeight(844)],
  ['by the keyboard', SHORTER, [1440], [showsItsStops]],
];

/** Opens a page with an empty cache. @returns its faults until it has been read */
async function arrive(page: Page, route: string, width: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  // What comes late comes on a phone as well.
  await page.goto(route, { waitUntil: width < 1000 ? 'networkidle' : 'load' });
  const weight = await isLight(page);
  // Beside a document the list of its parts follows the reader, and opens.
  const shifts = isDocs(route) && width > 1000 ? [] : await movesNothingWhileRead(page);
  const faults = [...weight, ...shifts, ...(await asksNoOtherHost(page))];
  return faults.map((fault) => `${route} on arrival, ${width} px: ${fault}`);
}

/**
 * The faults of a page in each of its conditions: by widths, each of which is a layout.
 * @param arrivals widths at which it is opened; without them it is open
 */
async function faultsOf(page: Page, route: string, arrivals: readonly number[] = []) {
  const faults: string[] = [];
  const conditions = CONDITIONS.filter(([, routes]) => routes.includes(route));
  for (const width of new Set([...arrivals, ...conditions.flatMap(([, , widths]) => widths)])) {
    await page.setViewportSize({ width, height: 900 });
    if (arrivals.includes(width)) faults.push(...(await arrive(page, route, width)));
    for (const [name, , widths, rules, begin] of conditions) {
      if (!widths.includes(width)) continue;
      const end = await begin?.(page);
      // Further down a bar may lie over half a link.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(twoFrames);
      for (const rule of rules)
        faults.push(
          ...(await rule(page)).map((fault) =>
            `${route} ${name}, ${width} px: ${fault}`.slice(0, 240),
          ),
        );
      await end?.();
    }
  }
  return faults;
}

test.use({ expectedErrors: [/status of 404/] });

for (const route of DESIGNS)
  test(`${route} keeps its rules in every condition`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faultsOf(page, route, [390, 1440])).toEqual([]);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('no control does nothing', async ({ page }) => {
    const faults: string[] = [];
    for (const route of DESIGNS) {
      await page.goto(route);
      faults.push(...(await isReadable(page)).map((fault) => `${route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

for (const routes of Map.groupBy(OTHERS, (route) => Math.floor(OTHERS.indexOf(route) / 5)).values())
  test(`${routes[0]} and those up to ${routes.at(-1)} keep their rules`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const route of routes) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      faults.push(...(await faultsOf(page, route)));
    }
    expect(faults).toEqual([]);
  });
