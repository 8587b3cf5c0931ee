/** Uses a page as a curious visitor would: reads to its end, opens what opens, presses what presses, searches. */
import type { Locator, Page } from '@playwright/test';

const SHORT_MS = 400;
/** Enough for every control of a page but long lists, whose rows are all alike. */
const MOST_CONTROLS = 60;
const CONTROLS = ['summary', 'button:not([type="submit"])', '[role="tab"]', 'input, textarea, select'];

export async function explore(page: Page): Promise<void> {
  const address = page.url();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(60);
  }
  for (const selector of CONTROLS) await pressAll(page, page.locator(`${selector}:visible`), address);
  await search(page);
}

async function pressAll(page: Page, controls: Locator, address: string): Promise<void> {
  const count = Math.min(await controls.count(), MOST_CONTROLS);
  for (let index = 0; index < count; index += 1) {
    await press(controls.nth(index));
    await page.keyboard.press('Escape');
    if (page.url().split('#')[0] !== address.split('#')[0]) await page.goBack();
  }
}

/** Presses a control, unless it is covered or moves: a visitor could not press it either. */
async function press(control: Locator): Promise<void> {
  const isField = await control
    .evaluate((element) => element.matches('input:not([type="radio"], [type="checkbox"]), textarea'))
    .catch(() => false);
  await (isField ? control.fill('booking', { timeout: SHORT_MS }) : control.tap({ timeout: SHORT_MS })).catch(
    () => undefined,
  );
}

/** The documentation's search opens with a key. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  if (!(await field.isVisible().catch(() => false))) return;
  await field.fill('booking', { timeout: SHORT_MS }).catch(() => undefined);
  await page.waitForTimeout(SHORT_MS);
}
