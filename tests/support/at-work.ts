/** Waits for the small scripts of a page. A busy machine can leave its network idle before it has run what came. */
import type { Page } from '@playwright/test';

/** Returns once every behaviour that the page asks for has started. */
export async function behavioursAtWork(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asked = [...document.querySelectorAll<HTMLElement>('[data-behaviour]')];
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return asked.every(({ dataset }) =>
      loaded.some((url) => url.includes(`/${dataset['behaviour']}.behaviour.`)),
    );
  });
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await Promise.all(loaded.filter((url) => url.includes('.behaviour.')).map((url) => import(url)));
    // A script that asked for a file may be told of it only in the next turn.
    await new Promise((next) => setTimeout(next));
  });
}
