/**
 * Measures what a page of the built site costs a visitor, as a phone: bytes as it arrives and after everything on it was
 * used, layout shift, and Lighthouse.
 *
 *   npm run build && npm run bench:pages                      a route of each kind, about half an hour
 *   npm run bench:pages -- --routes /,/docs --runs 1          these routes, Lighthouse once
 *   npm run bench:pages -- --routes /contact --runs 0         bytes alone
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { ensureChromium } from '#scripts/find-chromium.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { type Goal, goFirst, printGoals } from '../machine.ts';

/** Kilobytes as they are sent. */
const SCRIPT_AT_FIRST = 8;
const SCRIPT_AFTER = 115;
const FIRST_LOAD = 130;
const PERFORMANCE = 99;
/** Categories of Lighthouse that do not depend on time: all of them 100. */
const CHECKED = ['accessibility', 'best-practices', 'seo'];

const ROUTES = [
  ...[
    '/',
    '/about',
    '/pricing',
    '/contact',
    '/incubator',
    '/privacy',
    '/blog',
    '/blog/where-small-is-enough',
  ],
  ...['/docs', '/docs/introduction', '/docs/process', '/docs/technology-stack'],
  ...['/docs/case-studies/topgolf', '/docs/agents/templates/newsletter'],
];
const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: ROUTES.join(',') },
    runs: { type: 'string', default: '3' },
  },
});

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SETTLE_MS = 1500;
/** Kinds of files a first visitor waits for; a film plays beside them. */
const WAITED_FOR = ['document', 'stylesheet', 'script', 'font', 'image'];

interface Cost {
  scriptAtFirst: number;
  firstLoad: number;
  scriptAfter: number;
  shift: number;
}

async function measureBytes(browser: Browser, address: string): Promise<Cost> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.name = String(Number(window.name) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const sent: { kind: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(new URL(address).origin)) return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sent.push({ kind: request.resourceType(), size });
  });
  const kilobytes = async (...kinds: string[]) => {
    const sizes = await Promise.all(sent.filter(({ kind }) => kinds.includes(kind)).map(({ size }) => size));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const inline = await inlineScript(page);
  const [scriptAtFirst, firstLoad] = [(await kilobytes('script')) + inline, await kilobytes(...WAITED_FOR)];
  await explore(page);
  await page.waitForTimeout(SETTLE_MS);
  const cost = { scriptAtFirst, firstLoad, scriptAfter: (await kilobytes('script')) + inline };
  const shift = Number(await page.evaluate(() => window.name));
  await context.close();
  return { ...cost, shift };
}

/** Kilobytes of the scripts in the HTML, compressed by themselves. */
async function inlineScript(page: Page): Promise<number> {
  const scripts = page.locator('script:not([src], [type*="json"], [type="speculationrules"])');
  const texts = await scripts.evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  return brotliCompressSync(texts.join('\n')).length / 1000;
}

const SHORT_MS = 400;
/** Enough for every control of a page but long lists, whose rows are all alike. */
const MOST_CONTROLS = 60;
const CONTROLS = ['summary', 'button:not([type="submit"])', '[role="tab"]', 'input, textarea, select'];

/** Uses a page as a curious visitor would: reads to its end, opens what opens, presses what presses, searches. */
async function explore(page: Page): Promise<void> {
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

/** The parts of Lighthouse that are used here. It is installed by itself: it brings a hundred packages. */
interface Lighthouse {
  default(
    address: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[]; disableFullPageScreenshot: boolean },
  ): Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
}
interface Launcher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

async function installLighthouse(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const cwd = join(import.meta.dirname, 'lighthouse');
  const install = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(join(cwd, 'node_modules/lighthouse')))
    execFileSync('npm', install, { cwd, stdio: 'inherit' });
  const [core, launcher] = ['lighthouse/core/index.js', 'chrome-launcher/dist/index.js'];
  return {
    lighthouse: await import(join(cwd, 'node_modules', core)),
    launcher: await import(join(cwd, 'node_modules', launcher)),
  };
}

/** Scores from 0 to 100 of one look, as Lighthouse simulates a phone on a slow line. */
async function lookOnce(address: string, onlyCategories: string[]): Promise<Map<string, number>> {
  const { lighthouse, launcher } = await installLighthouse();
  const chromePath = ensureChromium();
  const chrome = await launcher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const flags = { port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true } as const;
    const result = await lighthouse.default(address, { ...flags, onlyCategories });
    const categories = Object.entries(result?.lhr.categories ?? {});
    return new Map(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    chrome.kill();
  }
}

async function lighthouseGoals(address: string, route: string, runs: number): Promise<Goal[]> {
  const checks = await lookOnce(address, CHECKED);
  const speeds: number[] = [];
  for (let run = 0; run < runs; run += 1)
    speeds.push((await lookOnce(address, ['performance'])).get('performance') ?? 0);
  speeds.sort((a, b) => a - b);
  // Of an even number the worse of the two in the middle.
  const median = speeds[Math.floor((speeds.length - 1) / 2)] ?? 0;
  return [
    {
      what: `${route}: Lighthouse, ${CHECKED.join(', ')}`,
      goal: '100',
      found: CHECKED.map((name) => checks.get(name) ?? 'none').join(', '),
      isMet: CHECKED.every((name) => checks.get(name) === 100),
    },
    {
      what: `${route}: Lighthouse, performance`,
      goal: `median ${PERFORMANCE}`,
      found: `${median} of ${speeds.join(', ')}`,
      isMet: median >= PERFORMANCE,
    },
  ];
}

function byteGoals(route: string, { scriptAtFirst, firstLoad, scriptAfter, shift }: Cost): Goal[] {
  const within = (what: string, found: number, most: number): Goal => ({
    what: `${route}: ${what}, kB`,
    goal: `at most ${most}`,
    found: found.toFixed(1),
    isMet: found <= most,
  });
  return [
    within('script before intent', scriptAtFirst, SCRIPT_AT_FIRST),
    within('first load', firstLoad, FIRST_LOAD),
    within('script after everything was used', scriptAfter, SCRIPT_AFTER),
    { what: `${route}: layout shift`, goal: '0', found: shift.toFixed(4), isMet: shift === 0 },
  ];
}

goFirst();
using folder = temporaryFolder();
await using server = await startServerProcess({ SITE_DIR: 'dist', DATA_DIR: folder.path });
const origin = server.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath: ensureChromium(), args });
const goals: Goal[] = [];
for (const route of values.routes.split(',')) {
  const runs = Number(values.runs);
  const found = byteGoals(route, await measureBytes(browser, origin + route));
  if (runs > 0) found.push(...(await lighthouseGoals(origin + route, route, runs)));
  console.error(`${route}: ${found.map((goal) => goal.found).join(' · ')}`);
  goals.push(...found);
}
await browser.close();
printGoals(goals);
