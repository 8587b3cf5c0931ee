/** A control that copies says so for two seconds, less than a busy machine may look away. */
import type { Page } from '@playwright/test';

/** Presses a control and waits for its word, looking in every frame from before the press on. */
export async function pressToCopy(page: Page, press: () => Promise<void>): Promise<void> {
  const says = page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === 'Copied!'),
  );
  await Promise.all([says, press()]);
}
