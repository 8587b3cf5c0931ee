/**
 * What a visitor waits for: `node bench/docs-search/in-the-browser.ts` on the built site.
 *
 * Chromium with its processor slowed four times, once with the site's own index and once with 2,000 sections of about 1,800
 * characters. Prints the time from the shortcut to the first frame with the focused field, and from each key to the frame
 * that shows its results, and how busy the machine is.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
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

/** @param madeUp stands in for the site's own index */
async function measure(word: string, madeUp?: object) {
  const times = { opening: [] as number[], firstKey: [] as number[], laterKeys: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage();
    if (madeUp) await page.route('**/docs/search-index.json', (route) => route.fulfill({ json: madeUp }));
    await page.goto(`${site.url}/docs`, { waitUntil: 'networkidle' });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    times.opening.push(await page.evaluate(openDialog));
    await page.getByText('Type to search every page and section').waitFor();
    const [first = 0, ...later] = await page.evaluate(typeWord, word);
    times.firstKey.push(first);
    times.laterKeys.push(...later);
    await page.close();
  }
  return times;
}

async function openDialog() {
  const start = performance.now();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  await new Promise(requestAnimationFrame);
  const field = document.querySelector('#docs-search input');
  if (document.activeElement !== field) throw new Error('The field is not focused after one frame.');
  return performance.now() - start;
}

async function typeWord(word: string) {
  const field = document.querySelector<HTMLInputElement>('#docs-search input');
  if (!field) throw new Error('There is no field.');
  const taken: number[] = [];
  for (let length = 1; length <= word.length; length += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    field.value = word.slice(0, length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    taken.push(performance.now() - start);
  }
  return taken;
}

function printTable(title: string, { opening, firstKey, laterKeys }: Awaited<ReturnType<typeof measure>>) {
  console.log(`\n${title}\n\n| | median | slowest |\n|---|--:|--:|`);
  for (const [what, times] of [
    ['shortcut to focused field', opening],
    ['first key to results', firstKey],
    ['later keys to results', laterKeys],
  ] as const) {
    times.sort((a, b) => a - b);
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
