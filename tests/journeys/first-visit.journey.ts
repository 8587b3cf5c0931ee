/** Somebody arrives for the first time on a slow or broken line: the page stands still, in its own type, and works. */
import type { CDPSession, Page } from '@playwright/test';
import { movesNothing, watchShifts } from '../page-rules.ts';
import { inPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/journey.ts';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Elements every page opens with: the name in the bar, the headline, the first words to read. */
const OPENING = ['header a[href="/"]', 'h1', 'main p'];

/** Letters that are set in a font of the machine, by the element that has them. */
async function lettersInLocalFonts(session: CDPSession, selectors: string[]): Promise<string[]> {
  const { root } = await session.send('DOM.getDocument');
  const found: string[] = [];
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.length, `fonts of ${selector}`).toBeGreaterThan(0);
    for (const { isCustomFont, familyName } of fonts)
      if (!isCustomFont) found.push(`${selector}: letters in ${familyName}`);
  }
  return found;
}

/** Again where the browser has renewed its nodes meanwhile. */
const expectOwnFonts = (session: CDPSession, selectors: string[]) =>
  expect(async () => expect(await lettersInLocalFonts(session, selectors)).toEqual([])).toPass({
    timeout: 20_000,
  });

async function readFonts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Network.enable', 'DOM.enable', 'CSS.enable'] as const) await session.send(domain);
  return session;
}

test('on a slow line the page has the type of the site and moves nothing', async ({ page }) => {
  const session = await readFonts(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW);
  await watchShifts(page);
  for (const [route, width] of [
    ['/', 390],
    ['/pricing', 1440],
    ['/contact', 390],
    ['/blog', 1440],
    ['/docs/process', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expectOwnFonts(session, OPENING);
    expect(await movesNothing({ page }), route).toEqual([]);
  }
  await session.send('Network.emulateNetworkConditions', FAST);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
});

test('what has been painted of a page that comes in pieces stays where it is', async ({ page, site }) => {
  const line = await inPieces(site.url);
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/', '/pricing', '/about', '/docs/process']) {
      await page.goto(line.url + route, { waitUntil: 'networkidle' });
      expect(await movesNothing({ page }), `${route} at ${width} px`).toEqual([]);
    }
  }
  await line.close();
});

test('a name from elsewhere in Europe is set in the site’s type', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, main p'))
      element.textContent = 'Łukasz Doğan, José Sørensen';
  });
  const session = await readFonts(page);
  await expectOwnFonts(session, ['h1', 'main p']);
});

test('a press before any script has come is made once it is there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/_assets/*behaviour*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/docs/agents', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Dark mode', exact: true }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  arrived.resolve();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test.describe('when a script is refused', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_FAILED/] });

  test('the page stays what it is without, and has it at the next visit', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [path, label] of [
      ['/docs/agents/templates/newsletter', 'Copy workflow'],
      ['/docs/process', 'Copy page as Markdown'],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      let refusals = 0;
      await page.route(
        '**/_assets/*.js',
        (route) => {
          refusals += 1;
          return route.abort();
        },
        { times: 1 },
      );
      const control = page.getByRole('button', { name: label }).first();
      await control.click();
      await expect.poll(() => refusals).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The browser remembers for the page that the file did not come.
      await page.reload({ waitUntil: 'networkidle' });
      await control.click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[#{]/);
    }
  });
});
