/** What every journey starts from: a running production site, and a page that may not print an error unnoticed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './start-site.ts';

export { expect, startSite };

interface JourneyFixtures {
  /** Console errors a journey provokes on purpose: a matching message does not fail it. */
  expectedErrors: RegExp[];
  noUnexpectedErrors: undefined;
  nothingLeft: undefined;
  startSite: typeof startSite;
}

interface WorkerFixtures {
  /** One server for all journeys of a worker. A journey that needs other settings starts its own. */
  site: RunningSite;
}

/**
 * What Chromium prints when a page was ready too late to fade in from the one before: the page is shown without the
 * fade, as it should be. On a busy machine any journey with a link can meet it.
 */
const LATE_FADE = /^Transition was (aborted because of invalid state|skipped)/;

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  noUnexpectedErrors: [
    async ({ context, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (message: string) => {
        if (![...expectedErrors, LATE_FADE].some((pattern) => pattern.test(message)))
          unexpected.push(message);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(error.error().message));
      await use(undefined);
      expect(unexpected, 'errors printed by the page').toEqual([]);
    },
    { auto: true },
  ],
  nothingLeft: [
    async ({ context }, use) => {
      await use(undefined);
      await undoWhatReuseKeeps(context);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
  startSite: async ({}, use) => {
    const started: RunningSite[] = [];
    await use(async (options) => {
      const site = await startSite(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
});

/** What `reuseContext` keeps from one journey to the next: the pointer, drafts in the session's storage, permissions. */
async function undoWhatReuseKeeps(context: BrowserContext): Promise<void> {
  await context.clearPermissions();
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page.mouse.move(-1, -1);
    await page.evaluate(() => sessionStorage.clear()).catch(isWithoutStorage);
  }
}

/** An empty page and an error page have none. */
function isWithoutStorage(error: Error): void {
  if (!error.message.includes('SecurityError')) throw error;
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: what another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLOURS = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));

/**
 * `colours`: what another theme of a page can break that was checked before. `first rows`: of a long list only those, on a
 * page whose rows were all checked before at another width.
 */
type AxeScope = 'all' | 'colours' | 'first rows';

/**
 * Runs axe with the rules of WCAG 2.0 to 2.2 A and AA and its best practices. The rules about colours compare each
 * element with what lies behind and around it: the nine hundred rows of the tool directory would take them minutes. The
 * rows of one list are styled alike, so these rules get the first of each list; every other rule gets them all.
 *
 * @returns one line per violation: the rule, what it is about, and the first element at fault
 */
export async function axeViolations(page: Page, scope: AxeScope = 'all'): Promise<string[]> {
  // Evaluated rather than added as a script element, which the content security policy would rightly refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  const { wereCut, violations } = await withShortLists(page, () =>
    runAxe(page, scope === 'colours' ? { runOnly: { type: 'rule', values: COLOUR_RULES } } : {}),
  );
  const ofAllRows = scope === 'all' && wereCut ? await runAxe(page, { rules: WITHOUT_COLOURS }) : [];
  return [...new Set([...violations, ...ofAllRows])];
}

interface AxeWindow {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
  };
}

function runAxe(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html.slice(0, 160)}`);
  }, options);
}

const LONG_LIST = 40;
const KEPT_OF_LONG_LIST = 10;

interface ListsWindow {
  restOfLists: [list: Element, rows: Element[]][];
}

/** Without the end of each long list: out of the document, not hidden, because axe lays a grid over all that is in it. */
async function withShortLists(page: Page, check: () => Promise<string[]>) {
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
  const violations = await check();
  await page.evaluate(() => {
    for (const [list, rows] of (window as unknown as ListsWindow).restOfLists) list.append(...rows);
  });
  return { wereCut, violations };
}
