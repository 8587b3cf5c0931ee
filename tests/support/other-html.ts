import type { Page } from '@playwright/test';

/**
 * Our server ends a connection after ten seconds without a request, which can be the moment in which one is sent. A browser
 * then sends it again by itself, Playwright as often as it is told.
 */
export const SENT_AGAIN = { maxRetries: 3 };

/**
 * Serves pages with other HTML than the server's.
 *
 * @param change takes the HTML of a page and gives what the browser gets
 */
export async function serveOtherHtml(
  page: Page,
  paths: readonly string[],
  change: (html: string) => string,
): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      const response = await route.fetch(SENT_AGAIN);
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}
