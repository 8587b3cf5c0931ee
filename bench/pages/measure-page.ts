/** Measures the cost of one page in Chromium: bytes by kind, requests, main thread, layout shift and largest paint. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { useEverything } from './use-everything.ts';

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
/** Kinds in the order of the tables. */
export const kinds = [...KINDS, 'Other'] as const;
export type Kind = (typeof kinds)[number];

/** A phone: narrow, and its processor four times slower than this machine's. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** The line of Lighthouse's phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FAST_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SETTLE_MS = 1500;

export interface Loaded {
  /** Kilobytes on the wire, without the heads of answers: those are each host's own. */
  bytes: Record<Kind, number>;
  requests: number;
}

export interface PageCost extends Loaded {
  /** Milliseconds that the slowed main thread was busy. */
  mainThread: number;
  shift: number;
  /** Largest contentful paint, in milliseconds. */
  paint: number;
}

export interface UsedPage extends PageCost {
  /** After everything on the page was used. */
  after: Loaded & { shift: number };
}

export interface MeasureOptions {
  browser: Browser;
  address: string;
}

/** The page as it is, and after everything on it was used. */
export function measurePage(options: MeasureOptions): Promise<UsedPage> {
  return inPhone(options, true, async (page, watch) => {
    const before = await watch.read();
    // Use is measured at full speed: it costs the same bytes, and a slow phone would only take longer.
    await watch.hurry();
    await useEverything(page);
    await page.waitForTimeout(SETTLE_MS);
    const { bytes, requests, shift } = await watch.read();
    return { ...before, after: { bytes, requests, shift } };
  });
}

/** The page as it arrives, without using anything. */
export function measureArrival(options: MeasureOptions): Promise<PageCost> {
  return inPhone(options, true, (_, watch) => watch.read());
}

/** The same with scripting off, for a copy of a page that has no scripts. */
export function measureWithoutScript(options: MeasureOptions): Promise<PageCost> {
  return inPhone(options, false, (_, watch) => watch.read());
}

interface Watch {
  read(): Promise<PageCost>;
  /** Ends the imitation of a slow phone. */
  hurry(): Promise<void>;
}

async function inPhone<T>(
  { browser, address }: MeasureOptions,
  javaScriptEnabled: boolean,
  measure: (page: Page, watch: Watch) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const watch = await watchPage(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return await measure(page, watch);
  } finally {
    await context.close();
  }
}

const nothing = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

/** Counts what arrives as Chromium saw it on the wire, and keeps the browser's own entries of paints and shifts. */
async function watchPage(session: CDPSession): Promise<Watch> {
  const bytes = nothing();
  const kindOf = new Map<string, Kind>();
  const headOf = new Map<string, number>();
  let [requests, shift, paint, start] = [0, 0, 0, 0];
  session.on('Network.requestWillBeSent', ({ wallTime, type }) => {
    if (type === 'Document') start ||= wallTime;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium reports fonts inside a style sheet too, which were counted with their sheet.
    if (response.url.startsWith('data:') || response.url.startsWith('blob:')) return;
    kindOf.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other');
    headOf.set(requestId, response.encodedDataLength);
    requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += Math.max(0, encodedDataLength - (headOf.get(requestId) ?? 0)) / 1000;
  });
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) paint = (event.lcpDetails.renderTime - start) * 1000;
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput)
      shift += event.layoutShiftDetails.value;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint', 'layout-shift'],
  });
  return {
    read: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      return { bytes: { ...bytes }, requests, mainThread: busy * 1000, shift, paint };
    },
    hurry: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.send('Network.emulateNetworkConditions', FAST_LINE);
    },
  };
}
