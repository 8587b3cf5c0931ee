/**
 * What a visitor waits for: `node bench/docs-search/in-the-browser.ts` on the built site.
 *
 * Chromium with its processor slowed four times, an index of 2,000 sections of about 1,800 characters. Prints the time
 * from the shortcut to the first frame with the focused field, and from each key to the frame that shows its results.
 */
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
const opening: number[] = [];
const firstKey: number[] = [];
const laterKeys: number[] = [];

for (let run = 0; run < RUNS; run += 1) {
  const page = await browser.newPage();
  await page.route('**/docs/search-index.json', (route) =>
    route.fulfill({ json: { docs: index, tools: { path: '', categories: [] }, outside: [] } }),
  );
  await page.goto(`${site.url}/docs`, { waitUntil: 'networkidle' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  opening.push(
    await page.evaluate(async () => {
      const start = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      await new Promise(requestAnimationFrame);
      const field = document.querySelector('#docs-search input');
      if (document.activeElement !== field) throw new Error('The field is not focused after one frame.');
      return performance.now() - start;
    }),
  );
  await page.getByText('Type to search every page and section').waitFor();
  const keys = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('#docs-search input');
    if (!field) throw new Error('There is no field.');
    const taken: number[] = [];
    for (const query of ['n', 'ne', 'nee', 'need', 'needl', 'needle']) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      field.value = query;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - start);
    }
    return taken;
  });
  firstKey.push(keys[0] ?? 0);
  laterKeys.push(...keys.slice(1));
  await page.close();
}
await browser.close();
await site.stop();

console.log(`Chromium ${SLOWED} times slower, 2,000 sections, ${RUNS} runs, milliseconds\n`);
console.log('| | median | slowest |');
console.log('|---|--:|--:|');
for (const [what, times] of Object.entries({
  'shortcut to focused field': opening,
  'first key to results': firstKey,
  'later keys to results': laterKeys,
})) {
  times.sort((a, b) => a - b);
  console.log(
    `| ${what} | ${times[Math.floor(times.length / 2)]?.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`,
  );
}
