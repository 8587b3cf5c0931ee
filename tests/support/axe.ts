/** Runs axe on a page, as it is or as it differs at another width and in the other theme. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type LooksWindow, takeWhatDiffers } from './axe-looks.ts';
import { axeRules } from './axe-rules.ts';
import { noteFlawless } from './flawless-looks.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { ALL, PLACES, COLORS, OUTLINE, ELEMENTS } = axeRules;
/** These lay a grid over all that is in the document: the nine hundred rows of a list would take them minutes. */
const ON_A_GRID = [...PLACES, ...COLORS];
const OFF_THE_GRID = ALL.filter((rule) => !ON_A_GRID.includes(rule));

/**
 * Brings axe onto the page. By the browser's protocol: as an element of the page the security policy would rightly refuse
 * it, and what the protocol runs the browser compiles once for all pages of a process.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: await axeSource });
  await session.detach();
  // The HTML of every element it looks at takes a tenth of its time: that of a violation is read below.
  await page.evaluate(() => (window as unknown as AxeWindow).axe.configure({ noHtml: true }));
}

/**
 * Runs every rule of WCAG 2.0 to 2.2 A and AA and of best practice on the page as it is. Of a list of many rows, which
 * are styled alike, the rules that look at colours and places get the first; every other rule gets all.
 *
 * @param rows `shown` for a state of a page of which every row has been looked at while it was hidden
 * @returns one line per violation: the rule, what it is about, and the first element at fault
 */
export async function axeViolations(page: Page, rows: 'all' | 'shown' = 'all'): Promise<string[]> {
  await loadAxe(page);
  await endMotion(page);
  const { wereCut, violations } = await withShortLists(page, 'any', async (areCut) => {
    const { newLooks } = await takeWhatDiffers(page, true);
    const others = areCut ? PLACES : ALL.filter((rule) => !COLORS.includes(rule));
    const found = await runAxe(page, { all: others, unknown: COLORS });
    if (found.length === 0) noteFlawless(newLooks);
    return found;
  });
  if (!wereCut) return violations;
  const runOnRows = () => runAxe(page, { all: OFF_THE_GRID });
  const ofRows =
    rows === 'all' ? await runOnRows() : (await withShortLists(page, 'hidden', runOnRows)).violations;
  return [...violations, ...ofRows];
}

/**
 * After {@link axeViolations} on the same page: what another width or the other theme can have broken since. Places and
 * outline of the whole page where the width is another; names, roles and colours of what was not shown before, or not
 * in this size, color or ground.
 */
export async function axeDifferences(page: Page): Promise<string[]> {
  await endMotion(page);
  const { violations } = await withShortLists(page, 'any', async () => {
    const { isNewWidth, hasNewParts, newLooks } = await takeWhatDiffers(page);
    const found = await runAxe(page, {
      all: isNewWidth ? [...PLACES, ...OUTLINE] : [],
      parts: hasNewParts ? ELEMENTS : [],
      looks: newLooks.length > 0 ? COLORS : [],
    });
    if (found.length === 0) noteFlawless(newLooks);
    return found;
  });
  return violations;
}

const WIDTHS = [320, 768, 1440];

/**
 * The state that the page is in, checked here, at the other widths, and in the documentation in the other theme.
 * @param widths those at which the state lasts: a drawer closes where the window has room for what is in it
 */
export async function axeViolationsEverywhere(page: Page, widths = WIDTHS): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const found = await axeViolations(page, 'shown');
  const look = async (where: string) =>
    found.push(...(await axeDifferences(page)).map((line) => `${where}: ${line}`));
  for (const width of widths.filter((other) => other !== size.width)) {
    await page.setViewportSize({ ...size, width });
    await look(`${width} px`);
    if (!(await turnTheme(page))) continue;
    await look(`${width} px, other theme`);
    await turnTheme(page);
  }
  await page.setViewportSize(size);
  if (await turnTheme(page)) {
    await look('other theme');
    await turnTheme(page);
  }
  return found;
}

/** Turns the class alone: the button may be out of reach in the state that is checked. False where there is no theme. */
function turnTheme(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!location.pathname.startsWith('/docs')) return false;
    document.documentElement.classList.toggle('dark');
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    return true;
  });
}

/** A part that comes in, by a press or because the window has another width, is looked at as it stays, not on its way. */
function endMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isByTime = animation.timeline instanceof DocumentTimeline;
      if (isByTime && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    }
  });
}

interface AxeRule {
  id: string;
  matches: (node: Element, ...rest: unknown[]) => boolean;
}

interface AxeWindow {
  axe: {
    configure: (options: object) => void;
    run: (
      context: unknown,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: { element: Element }[] }[] }>;
    _audit: { rules: AxeRule[] };
  };
}

/** Rules by the part they run on: all of the page, the parts {@link takeWhatDiffers} has set aside, all but the known looks. */
type Scopes = Partial<Record<'all' | 'parts' | 'looks' | 'unknown', readonly string[]>>;

/** One run, because a run begins with a copy of the whole document that takes as long as most rules together. */
function runAxe(page: Page, scopes: Scopes): Promise<string[]> {
  if (Object.values(scopes).flat().length === 0) return Promise.resolve([]);
  return page.evaluate(
    async ({ all = [], parts = [], looks = [], unknown = [] }) => {
      const { axe, axeParts } = window as unknown as AxeWindow & LooksWindow;
      const isAskedOf = (node: Element, rule: string) => {
        if (parts.includes(rule)) return axeParts.parts.has(node);
        if (looks.includes(rule)) return axeParts.looks.has(node);
        return !(unknown.includes(rule) && axeParts.known.has(node));
      };
      const unchanged = axe._audit.rules.map((rule) => ({ rule, matches: rule.matches }));
      for (const { rule, matches } of unchanged)
        rule.matches = (node, ...rest) =>
          isAskedOf(node, rule.id) && Reflect.apply(matches, rule, [node, ...rest]);
      // Axe begins each rule with a timer, of which a browser makes four milliseconds: together they outlast the rules.
      const { setTimeout: setTimer } = window;
      const setNoTimer = (act: () => void, delay?: number) =>
        delay ? setTimer(act, delay) : queueMicrotask(act);
      Object.assign(window, { setTimeout: setNoTimer });
      // axe ignores what is in a closed `details`, but asks for its position: the browser lays it out anew for each answer.
      const closed = new CSSStyleSheet();
      closed.replaceSync('details:not([open])::details-content { display: none !important }');
      document.adoptedStyleSheets.push(closed);
      const isOfLooks = all.length + parts.length + unknown.length === 0;
      const outermost = () => [...axeParts.looks].filter((element) => !isWithin(element.parentElement));
      const isWithin = (element: Element | null) => element !== null && axeParts.looks.has(element);
      const { violations } = await axe.run(isOfLooks ? { include: outermost() } : document, {
        runOnly: { type: 'rule', values: [...all, ...parts, ...looks, ...unknown] },
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
        preload: { assets: ['media'] },
      });
      Object.assign(window, { setTimeout: setTimer });
      for (const { rule, matches } of unchanged) rule.matches = matches;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== closed);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.element.outerHTML.slice(0, 160)}`,
      );
    },
    scopes as Record<keyof Scopes, string[]>,
  );
}

const LONG_LIST = 40;
const KEPT_OF_LONG_LIST = 10;

interface ListsWindow {
  restOfLists: [list: Element, rows: Element[]][];
}

/**
 * Shortens long lists: removes the end of each long one and the rows of hidden ones, or only the latter. Removed from
 * the document instead of hidden, because axe lays a grid over all that is in it.
 */
async function withShortLists(
  page: Page,
  which: 'any' | 'hidden',
  check: (wereCut: boolean) => Promise<string[]>,
) {
  const wereCut = await page.evaluate(
    ({ long, kept, isAny }) => {
      const lists = [...document.querySelectorAll('ul, ol, dl, tbody')].map((list) => ({
        list,
        rows: [...list.children],
        isHidden: !list.checkVisibility(),
      }));
      const hasLong = lists.some(({ rows, isHidden }) => rows.length >= long && (isAny || isHidden));
      const cut = lists.filter(({ rows, isHidden }) =>
        isHidden ? rows.length > kept : isAny && rows.length >= long,
      );
      const rest = (hasLong ? cut : []).map(({ list, rows, isHidden }): [Element, Element[]] => [
        list,
        isHidden ? rows : rows.slice(kept),
      ]);
      for (const [, rows] of rest) for (const row of rows) row.remove();
      Object.assign(window, { restOfLists: rest } satisfies ListsWindow);
      return rest.length > 0;
    },
    { long: LONG_LIST, kept: KEPT_OF_LONG_LIST, isAny: which === 'any' },
  );
  const violations = await check(wereCut);
  if (wereCut)
    await page.evaluate(() => {
      for (const [list, rows] of (window as unknown as ListsWindow).restOfLists) list.append(...rows);
    });
  return { wereCut, violations };
}
