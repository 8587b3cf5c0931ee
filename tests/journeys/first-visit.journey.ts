/** Somebody arrives for the first time on a slow or broken line: the page stands still, in its own type, and works. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { movesNothing, watchShifts } from '../page-rules.ts';
import { expect, test } from '../support/journey.ts';

/** 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Elements every page opens with: the name in the bar, the headline, the first words to read. */
const OPENING = ['header a[href="/"]', 'h1', 'main p'];

/** Expects that no letter of these elements is set in a font of the machine; again where the browser renews its nodes. */
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

async function readFonts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['Network.enable', 'DOM.enable', 'CSS.enable'] as const) await session.send(domain);
  return session;
}

const END_OF_PART = /(?<=<\/(?:p|li|dd|dt|h\d|blockquote|figcaption|summary|table|svg|script|style)>)/;

/**
 * A line to the site on which a page comes in about sixteen pieces, so that each is painted before the next has arrived. They end
 * with a text or a table: a paragraph that is painted in part breaks its lines anew (`text-wrap: pretty`), and a table
 * measures its columns by all of its rows.
 */
async function inPieces(target: string) {
  const server = createServer(async ({ url }, answer) => {
    const given = await fetch(target + url);
    const type = given.headers.get('content-type') ?? '';
    answer.writeHead(given.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return answer.end(Buffer.from(await given.arrayBuffer()));
    const html = await given.text();
    let piece = '';
    for (const part of html.split(END_OF_PART)) {
      piece += part;
      const isInTable = piece.lastIndexOf('<table') > piece.lastIndexOf('</table>');
      if (isInTable || piece.length < html.length / 16) continue;
      answer.write(piece);
      piece = '';
      await wait(60);
    }
    return answer.end(piece);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => server.close() && server.closeAllConnections(),
  };
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
  using line = await inPieces(site.url);
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/', '/pricing', '/about', '/docs/process']) {
      await page.goto(line.url + route, { waitUntil: 'networkidle' });
      expect(await movesNothing({ page }), `${route} at ${width} px`).toEqual([]);
    }
  }
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

test.describe('when a script is refused, or is none', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/ERR_FAILED|There is no lgo/] });

  test('the page stays what it is without, and has it at the next visit', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    await page.route('**/_assets/*.js', (route) => route.abort(), { times: 1 });
    const refused = page.waitForEvent('requestfailed');
    const control = page.getByRole('button', { name: 'Copy page as Markdown' });
    await control.click();
    await refused;
    // The browser remembers for the page that the file did not come.
    await page.reload({ waitUntil: 'networkidle' });
    await control.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /);
  });

  test('a part that was away has its behaviour once, beside a name without a file', async ({ page }) => {
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    const theme = page.getByRole('button', { name: 'Dark mode', exact: true });
    const thrown = page.waitForEvent('pageerror');
    await theme.evaluate(async (button) => {
      const home = button.parentElement;
      button.remove();
      await new Promise((done) => setTimeout(done));
      const other = document.createElement('div');
      other.dataset['behaviour'] = 'lgo';
      home?.append(other, button);
    });
    expect((await thrown).message).toContain('There is no lgo.behaviour.ts.');
    await theme.click();
    await expect(theme).toHaveAttribute('aria-pressed', 'true');
  });
});
