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
const LATE_FADE = /^Transition was aborted because of invalid state/;

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

/**
 * Runs axe with the rules of WCAG 2.0 to 2.2 A and AA and its best practices.
 * @returns one line per violation: the rule, what it is about, and the first element at fault
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script element, which the content security policy would rightly refuse.
  await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html.slice(0, 160)}`);
  });
}
