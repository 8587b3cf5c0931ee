import type { CDPSession } from '@playwright/test';
import { movesNothing } from '../page-rules/motion.ts';
import { expect, PHONE, test, visit } from '../support/journey.ts';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };
const OPENING = ['header a[href="/"]', 'h1', 'main p'];

/** No letter is set in a font of the machine; again where the browser renews its nodes. */
const expectOwnFonts = (session: CDPSession, selectors: string[]) =>
  expect(async () => {
    const { root } = await session.send('DOM.getDocument');
    for (const selector of selectors) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.length, `fonts of ${selector}`).toBeGreaterThan(0);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }
  }).toPass({ timeout: 20_000 });

test('on a slow line a page has the site’s type, in all names, and is still', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Network.enable', 'DOM.enable', 'CSS.enable'] as const)
    await session.send(domain);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW);
  for (const [route, width] of [
    ['/', 390],
    ['/pricing', 1440],
    ['/docs/process', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, route);
    await expectOwnFonts(session, OPENING);
    expect(await movesNothing(page), route).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await visit(page, '/docs/process');
  const asked = await page.evaluate(() => performance.getEntriesByType('resource'));
  expect(asked.filter(({ name }) => name.includes('mono'))).toEqual([]);
  await page.mouse.wheel(0, 10);
  await expectOwnFonts(session, ['main code']);
  await page
    .locator('h1, main p')
    .evaluateAll((all) =>
      all.map((element) => (element.textContent = 'Łukasz Doğan, José Sørensen')),
    );
  await expectOwnFonts(session, ['h1', 'main p']);
});
