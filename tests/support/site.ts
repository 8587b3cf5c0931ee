/** What every journey starts from: a running production site, and a page that may not print an error unnoticed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningSite, startSite } from './start-site.ts';

export { expect, startSite };

interface JourneyFixtures {
  /** Console errors a journey provokes on purpose: a matching message does not fail it. */
  expectedErrors: RegExp[];
  noUnexpectedErrors: undefined;
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

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: what another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLOURS = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));

interface AxeScope {
  /** `colours`: what another theme of a page can break that was checked before. */
  rules?: 'all' | 'colours';
  /** `first`: of a long list only the first rows, on a page whose rows were all checked before at another width. */
  rows?: 'all' | 'first';
}

/**
 * Runs axe with the rules of WCAG 2.0 to 2.2 A and AA and its best practices. The rules about colours compare each
 * element with what lies behind and around it: the nine hundred rows of the tool directory would take them minutes. The
 * rows of one list are styled alike, so these rules get the first of each list; every other rule gets them all.
 *
 * @returns one line per violation: the rule, what it is about, and the first element at fault
 */
export async function axeViolations(
  page: Page,
  { rules = 'all', rows = 'all' }: AxeScope = {},
): Promise<string[]> {
  // Evaluated rather than added as a script element, which the content security policy would rightly refuse.
  await page.evaluate(await axeSource);
  const ofAllRows = rules === 'all' && rows === 'all' ? await runAxe(page, { rules: WITHOUT_COLOURS }) : [];
  const colours = rules === 'colours' || rows === 'all';
  const ofFirstRows = await withShortLists(page, () =>
    runAxe(page, colours ? { runOnly: { type: 'rule', values: COLOUR_RULES } } : {}),
  );
  return [...new Set([...ofAllRows, ...ofFirstRows])];
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
async function withShortLists<T>(page: Page, check: () => Promise<T>): Promise<T> {
  await page.evaluate(
    ({ long, kept }) => {
      const lists = [...document.querySelectorAll('ul, ol, dl, tbody')];
      const rest = lists
        .filter((list) => list.children.length >= long)
        .map((list): [Element, Element[]] => [list, [...list.children].slice(kept)]);
      for (const [, rows] of rest) for (const row of rows) row.remove();
      Object.assign(window, { restOfLists: rest } satisfies ListsWindow);
    },
    { long: LONG_LIST, kept: KEPT_OF_LONG_LIST },
  );
  const result = await check();
  await page.evaluate(() => {
    for (const [list, rows] of (window as unknown as ListsWindow).restOfLists) list.append(...rows);
  });
  return result;
}
