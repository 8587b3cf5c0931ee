/** What a visitor waits for, at any addresses, in turn (bench/README.md). */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openChromium } from './chromium.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;

/** A soft navigation changes the address without a new document. */
const watch = () => {
  const page = globalThis as unknown as { report(text: string): void };
  const tell = (kind: string, time: number, more = {}) => {
    const at = performance.timeOrigin + time;
    page.report(JSON.stringify({ kind, at, path: location.pathname, ...more }));
  };
  const look = () => {
    if (document.activeElement?.matches('input')) tell('field', performance.now());
    else requestAnimationFrame(look);
  };
  addEventListener('keydown', ({ ctrlKey }) => ctrlKey && look(), true);
  const observe = () => {
    for (const type of 'paint soft-navigation largest-contentful-paint longtask'.split(' '))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { duration, startTime, presentationTime } = entry.toJSON();
          tell(type, presentationTime ?? startTime, { duration });
        }
      }).observe({ type, buffered: true });
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', observe);
  else observe();
};
const script = `(${watch})()`;

const placeOf = (path: string) => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.pathname !== path || !link.checkVisibility()) continue;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = link.getClientRects()[0] as DOMRect;
    const place = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (link.contains(document.elementFromPoint(place.x, place.y))) return place;
  }
  return undefined;
};

const now = () => performance.timeOrigin + performance.now();
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** Milliseconds in which a slowed page has heard of the pointer. */
const HEARD = 60;

/** @param hover milliseconds with the pointer on the link; without, a finger presses */
async function press(browser: Browser, address: string, to: string, rate: number, hover?: number) {
  await using tab = await browser.openTab({ rate, hasTouch: !hover, script });
  await tab.send('Page.navigate', { url: address });
  await tab.untilQuiet();
  const place = await tab.ask(`(${placeOf})(${JSON.stringify(to)})`);
  if (!place) throw new Error(`${address} has no link to ${to} that can be pressed.`);
  await sleep(300);
  const touch = (type: string, ...touchPoints: object[]) =>
    tab.send('Input.dispatchTouchEvent', { type, touchPoints });
  const mouse = (type: string, button = 'left') =>
    tab.send('Input.dispatchMouseEvent', { ...place, type, button, clickCount: 1 });
  if (hover) {
    await mouse('mouseMoved', 'none');
    await sleep(HEARD);
    // Also a page that waits is slowed by work, of which the next page's processor would have less.
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await sleep(hover - HEARD);
    await tab.send('Emulation.setCPUThrottlingRate', { rate });
  }
  await (hover ? mouse('mousePressed') : touch('touchStart', place));
  await sleep(60);
  const pressed = now();
  // The page may go before it answers.
  (hover ? mouse('mouseReleased') : touch('touchEnd')).catch(() => {});
  const reported = (what: RegExp) =>
    tab.told.reports.filter(({ kind, path, at }) => what.test(kind) && path === to && at > pressed);
  const painted = () => reported(/^(paint|soft-n)/)[0];
  for (let waited = 0; waited < 40 && !painted(); waited += 1) await sleep(100);
  await sleep(800);
  const first = painted()?.at ?? Number.NaN;
  // A soft navigation paints all at once.
  const largest = reported(/^largest/).at(-1);
  return {
    'press to first paint, ms': first - pressed,
    'press to largest paint, ms': (largest?.at ?? first) - pressed,
  };
}

async function firstLoad(browser: Browser, address: string) {
  await using tab = await browser.openTab({ rate: 4, isPhone: true, isLineSlow: true, script });
  const begun = now();
  await tab.send('Page.navigate', { url: address });
  await tab.untilQuiet();
  const { reports, sizes } = tab.told;
  const largest = reports.findLast(({ kind }) => kind.startsWith('largest'))?.at ?? Number.NaN;
  return { kB: sum(sizes) / 1000, requests: sizes.length, 'LCP, ms': largest - begun };
}

async function search(browser: Browser, address: string, rate: number) {
  await using tab = await browser.openTab({ rate, script });
  const { reports, sizes } = tab.told;
  await tab.send('Page.navigate', { url: address });
  await tab.untilQuiet();
  const type = async (letter: string, more: object = { text: letter }) => {
    const key = { key: letter, code: `Key${letter.toUpperCase()}` };
    await tab.send('Input.dispatchKeyEvent', { ...key, ...more, type: 'keyDown' });
    await tab.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  };
  const loaded = sizes.length;
  const pressed = now();
  await type('k', { modifiers: 2, windowsVirtualKeyCode: 75 });
  await tab.untilQuiet();
  const opened = sizes.length;
  const typed = now();
  for (const letter of 'permissions') {
    await type(letter);
    await sleep(160);
  }
  await tab.untilQuiet();
  const tasks = reports.filter(({ kind, at }) => kind === 'longtask' && at > typed);
  const field = reports.find(({ kind }) => kind === 'field')?.at ?? Number.NaN;
  return {
    'Ctrl+K to field, ms': field - pressed,
    'kB to open': sum(sizes.slice(loaded, opened)) / 1000,
    'kB with eleven keys': sum(sizes.slice(loaded)) / 1000,
    'long tasks of the keys, ms': sum(tasks.map(({ duration }) => duration)),
  };
}

/** @returns median, least and most, by row and site */
export async function comparePages(sites: Record<string, string>, to: string, rounds = 5) {
  const found: Record<string, Record<string, number[]>> = {};
  const load = loadavg()[0];
  await using browser = await openChromium();
  for (let round = 0; round < rounds; round += 1)
    for (const [site, address] of Object.entries(sites)) {
      const put = async (label: string, measured: Promise<Record<string, number>>) => {
        for (const [what, value] of Object.entries(await measured)) {
          const row = { ...found[`${label}: ${what}`] };
          row[site] = [...(row[site] ?? []), Math.round(value)].sort((a, b) => a - b);
          found[`${label}: ${what}`] = row;
        }
      };
      await put('slow phone', firstLoad(browser, address));
      for (const rate of [1, 4]) {
        for (const hover of [200, 400, 2500])
          await put(`${hover} ×${rate}`, press(browser, address, to, rate, hover));
        await put(`finger ×${rate}`, press(browser, address, to, rate));
        await put(`search ×${rate}`, search(browser, address, rate));
      }
    }
  const told = (all: number[]) => `${all[all.length >> 1]} (${all[0]} to ${all.at(-1)})`;
  const table = Object.entries(found).map(([row, by]) => [
    row,
    Object.fromEntries(Object.entries(by).map(([site, all]) => [site, told(all)])),
  ]);
  return { load: [load, loadavg()[0]], ...Object.fromEntries(table) };
}

if (import.meta.main) {
  const [to = '', ...addresses] = process.argv.slice(2);
  const sites = Object.fromEntries(addresses.map((address) => [address, address]));
  console.log(JSON.stringify(await comparePages(sites, to), undefined, 2));
}
