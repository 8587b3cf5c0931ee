import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type Axe from 'axe-core';
import type { Rule } from './rule.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What has just opened or changed; the rest of the page is in the table of pages. Runs axe by the
 * browser's protocol: the security policy would refuse it as an element.
 */
export async function isAccessible(part: Locator) {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: await axeSource });
    await session.detach();
  }
  return part.evaluate(async (element) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const runner: typeof Axe = Reflect.get(window, 'axe');
    const found = await runner.run(element, {
      rules: { 'target-size': { enabled: true } },
      elementRef: true,
      preload: { assets: ['media'] },
      resultTypes: ['violations', 'incomplete'],
    });
    // axe is not sure of targets that touch one another; a finger is.
    const doubtful = found.incomplete.filter(({ id }) => id === 'target-size');
    return [...found.violations, ...doubtful].map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.element?.outerHTML}`,
    );
  });
}

export const hasSoundWords: Rule = (page) => isAccessible(page.locator('html'));
