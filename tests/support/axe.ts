/** Runs axe on a page, as it is or as it differs at another width and in the other theme. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { noteLooks, takeWhatDiffers } from './axe-looks.ts';
import { axeRules } from './axe-rules.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { ALL, PLACES, COLORS, OUTLINE, ELEMENTS } = axeRules;
/** These lay a grid over all that is in the document: the nine hundred rows of a list would take them minutes. */
const ON_A_GRID = [...PLACES, ...COLORS];
const OFF_THE_GRID = ALL.filter((rule) => !ON_A_GRID.includes(rule));

/** Brings axe onto the page. Evaluated rather than added as a script, which the security policy would rightly refuse. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
}

/**
 * Runs every rule of WCAG 2.0 to 2.2 A and AA and of best practice on the page as it is. Of a list of many rows, which
 * are styled alike, the rules that look at colours and places get the first; every other rule gets all.
 *
 * @returns one line per violation: the rule, what it is about, and the first element at fault
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const { wereCut, violations } = await withShortLists(page, async (areCut) => {
    await noteLooks(page);
    return runAxe(page, areCut ? ON_A_GRID : ALL);
  });
  const ofAllRows = wereCut ? await runAxe(page, OFF_THE_GRID) : [];
  return [...violations, ...ofAllRows];
}

/**
 * After {@link axeViolations} on the same page: what another width or the other theme can have broken since. Places and
 * outline of the whole page where the width is another; names, roles and colours of what was not shown before, or not
 * in this size, color or ground.
 */
export async function axeDifferences(page: Page): Promise<string[]> {
  const { violations } = await withShortLists(page, async () => {
    const { isNewWidth, hasNewParts, hasNewLooks } = await takeWhatDiffers(page);
    return [
      ...(isNewWidth ? await runAxe(page, [...PLACES, ...OUTLINE]) : []),
      ...(hasNewParts ? await runAxe(page, ELEMENTS, 'parts') : []),
      ...(hasNewLooks ? await runAxe(page, COLORS, 'looks') : []),
    ];
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
  const found = await axeViolations(page);
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

interface AxeWindow {
  axe: {
    run: (
      context: unknown,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
  };
  axeParts: Record<string, Element[]>;
}

/** @param part what {@link takeWhatDiffers} has set aside; the whole document if not given */
function runAxe(page: Page, rules: readonly string[], part?: 'parts' | 'looks'): Promise<string[]> {
  return page.evaluate(
    async ({ values, name }) => {
      const { axe, axeParts } = window as unknown as AxeWindow;
      const context = name ? { include: axeParts[name] } : document;
      const { violations } = await axe.run(context, {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html.slice(0, 160)}`);
    },
    { values: [...rules], name: part },
  );
}

const LONG_LIST = 40;
const KEPT_OF_LONG_LIST = 10;

interface ListsWindow {
  restOfLists: [list: Element, rows: Element[]][];
}

/** Without the end of each long list: out of the document, not hidden, because axe lays a grid over all that is in it. */
async function withShortLists(page: Page, check: (wereCut: boolean) => Promise<string[]>) {
  const wereCut = await page.evaluate(
    ({ long, kept }) => {
      const lists = [...document.querySelectorAll('ul, ol, dl, tbody')];
      const rest = lists
        .filter((list) => list.children.length >= long)
        .map((list): [Element, Element[]] => [list, [...list.children].slice(kept)]);
      for (const [, rows] of rest) for (const row of rows) row.remove();
      Object.assign(window, { restOfLists: rest } satisfies ListsWindow);
      return rest.length > 0;
    },
    { long: LONG_LIST, kept: KEPT_OF_LONG_LIST },
  );
  const violations = await check(wereCut);
  if (wereCut)
    await page.evaluate(() => {
      for (const [list, rows] of (window as unknown as ListsWindow).restOfLists) list.append(...rows);
    });
  return { wereCut, violations };
}
