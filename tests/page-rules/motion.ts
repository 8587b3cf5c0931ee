import type { Page } from '@playwright/test';
import { HAS_RARER_LETTERS, type Rule } from './rule.ts';

declare global {
  interface Window {
    /** What has moved by itself. */
    shifts?: string[];
  }
}

export const isStill: Rule = (page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ outerHTML }) => `plays: ${outerHTML}`),
  ]);

/** A letter that takes the place of its stand-in moves what stands beside it by less. */
const LEAST = HAS_RARER_LETTERS ? 0.001 : 0;

/** Notes layout shifts. Call before the page is opened. */
export function watchShifts(page: Page) {
  return page.addInitScript((least) => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.value < least) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : node?.nodeName,
        );
        shifts.push(`moved by ${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST);
}

/** Since {@link watchShifts}; also what moved when somebody pressed. */
export const movesNothing: Rule = (page) =>
  page.evaluate(() => window.shifts ?? ['shifts were not watched']);

/** Reads a window at a time, with frames between in which what came into view is laid out. */
export const movesNothingWhileRead: Rule = async (page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return movesNothing(page);
};
