/**
 * What each page costs on its first load, before the visitor does anything: bytes on the wire by kind, layout shift and
 * largest contentful paint on a processor four times slower. Run `npm run build` first, then
 * `node bench/pages/page-weight.ts [route …]`.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '#tests/support/built-site.ts';
import { startSite } from '#tests/support/start-site.ts';

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
const SLOWDOWN = 4;
const SETTLE_MS = 1200;

interface Cost {
  route: string;
  bytes: Record<string, number>;
  shift: number;
  paint: number;
}

const wanted = process.argv.slice(2);
const routes = wanted.length > 0 ? wanted : await builtRoutes(SITE_DIR);
const site = await startSite({ siteDir: SITE_DIR });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

console.log(
  [
    'route'.padEnd(46),
    ...KINDS.map((kind) => kind.slice(0, 8).padStart(8)),
    '   total',
    '   CLS',
    ' LCP ms',
  ].join(' '),
);
for (const route of routes) print(await measure(route));
await browser.close();
await site.stop();

async function measure(route: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(site.url + route);
  await page.waitForTimeout(SETTLE_MS);
  const timings = await readTimings(page);
  await context.close();
  return { route, bytes, ...timings };
}

/** Counts what arrives, head included, as Chromium saw it on the wire. */
async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

function readTimings(page: Page): Promise<{ shift: number; paint: number }> {
  return page.evaluate(
    () =>
      new Promise<{ shift: number; paint: number }>((resolve) => {
        let shift = 0;
        let paint = 0;
        const read = (type: string, take: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
            type,
            buffered: true,
          });
        read('layout-shift', (entry) => {
          shift += (entry as PerformanceEntry & { value: number }).value;
        });
        read('largest-contentful-paint', (entry) => {
          paint = entry.startTime;
        });
        setTimeout(() => resolve({ shift, paint }), 100);
      }),
  );
}

function print({ route, bytes, shift, paint }: Cost): void {
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const cells = [...KINDS.map((kind) => bytes[kind] ?? 0), total].map((size) =>
    (size / 1000).toFixed(1).padStart(8),
  );
  console.log(
    [route.padEnd(46), ...cells, shift.toFixed(3).padStart(6), paint.toFixed(0).padStart(7)].join(' '),
  );
}
