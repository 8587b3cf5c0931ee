/**
 * Measures the time a visitor waits for the search: `node bench/docs-search/in-the-browser.ts` on the built site.
 *
 * Chromium with its processor slowed four times, once with the site's own index and once with 2,000 sections of about 1,800
 * characters. Prints the time from the shortcut to the first frame with the focused field, and from each key to the frame that
 * shows its results, once the index is there and, for a visitor who does not wait for it, right after the shortcut. For the
 * first key it also prints the time in which the page had the processor, which other work on the machine prolongs less.
 */
import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/browser/find-chromium.ts';
import { startSite } from '#tests/support/start-site.ts';

const RUNS = 10;
const SLOWED = 4;

const text = 'An agent reads, decides, acts and writes down what it did, step by step. '.repeat(12);
const index = Array.from({ length: 100 }, (_, page) => ({
  title: `Page ${page}`,
  path: `/docs/page-${page}`,
  sections: Array.from({ length: 20 }, (_, place) => ({
    heading: `Part ${place}`,
    anchor: `part-${place}`,
    content: `${text}\n${text} needle ${page}`,
  })),
}));

const site = await startSite();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

const KINDS = {
  opening: 'shortcut to focused field',
  firstKey: 'first key to results',
  firstKeyProcessor: 'first key to results, on the processor',
  laterKeys: 'later keys to results',
  atOnce: 'shortcut and a key at once, to results',
} as const;
type Times = Record<keyof typeof KINDS, number[]>;

/** @param madeUp stands in for the site's own index */
async function measure(word: string, madeUp?: object): Promise<Times> {
  const times: Times = { opening: [], firstKey: [], firstKeyProcessor: [], laterKeys: [], atOnce: [] };
  for (let run = 0; run < RUNS; run += 1) {
    await onSlowPage(madeUp, async (page, slow) => {
      times.opening.push(await page.evaluate(openDialog));
      await page.getByText('Type to search every page and section').waitFor();
      const before = await processorTime(slow);
      times.firstKey.push(...(await page.evaluate(typeWord, { word, from: 1, to: 1 })));
      times.firstKeyProcessor.push((await processorTime(slow)) - before);
      times.laterKeys.push(...(await page.evaluate(typeWord, { word, from: 2, to: word.length })));
    });
    await onSlowPage(madeUp, async (page) => {
      times.atOnce.push(await page.evaluate(typeAtOnce, word.slice(0, 1)));
    });
  }
  return times;
}

async function onSlowPage(
  madeUp: object | undefined,
  use: (page: Page, slow: CDPSession) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  if (madeUp) await page.route('**/docs/search-index.json', (route) => route.fulfill({ json: madeUp }));
  await page.goto(`${site.url}/docs`, { waitUntil: 'networkidle' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await use(page, slow);
  await page.close();
}

/** Processor time of everything the page has done, in milliseconds. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function openDialog() {
  const start = performance.now();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  await new Promise(requestAnimationFrame);
  const field = document.querySelector('#docs-search input');
  if (document.activeElement !== field) throw new Error('The field is not focused after one frame.');
  return performance.now() - start;
}

async function typeWord({ word, from, to }: { word: string; from: number; to: number }) {
  const field = document.querySelector<HTMLInputElement>('#docs-search input');
  if (!field) throw new Error('There is no field.');
  const taken: number[] = [];
  for (let length = from; length <= to; length += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    field.value = word.slice(0, length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    taken.push(performance.now() - start);
  }
  return taken;
}

async function typeAtOnce(letter: string) {
  const start = performance.now();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  const field = document.querySelector<HTMLInputElement>('#docs-search input');
  if (!field) throw new Error('There is no field.');
  field.value = letter;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  while (!document.querySelector('#docs-search [role="option"]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

function printTable(title: string, measured: Times) {
  console.log(`\n${title}\n\n| | median | slowest |\n|---|--:|--:|`);
  for (const [kind, what] of Object.entries(KINDS)) {
    const times = measured[kind as keyof Times].sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    console.log(`| ${what} | ${median?.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`);
  }
}

console.log(`Chromium ${SLOWED} times slower, ${RUNS} runs, milliseconds; load ${loadavg()[0]?.toFixed(1)}`);
printTable('The site’s own index', await measure('booking'));
printTable(
  '2,000 sections',
  await measure('needle', { docs: index, tools: { path: '', categories: [] }, outside: [] }),
);
await browser.close();
await site.stop();
