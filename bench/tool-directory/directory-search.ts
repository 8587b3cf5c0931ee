/**
 * Measures the cost of a key in the directory of tools: `node bench/tool-directory/directory-search.ts` on the built site.
 *
 * First the rule by itself, with the directory's own rows and with those repeated to 2,000 and 20,000. Then the wait of a
 * visitor with 2,000 rows, in Chromium with its processor slowed four times: from a key to the frame that shows its
 * results.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { answerChoice, NOTHING_CHOSEN } from '#screens/docs/directory/directory-choice.ts';
import { type Directory, parseDirectory } from '#screens/docs/directory/directory-data.ts';
import { toolIndex } from '#screens/docs/directory/find-tools.ts';
import { findChromium } from '#scripts/browser/find-chromium.ts';
import { startSite } from '#tests/support/start-site.ts';

const RUNS = 10;
const SLOWED = 4;
/** Keys on the way to a name, letters that find most rows, a typing mistake, and a list. */
const QUERIES = ['h', 'hu', 'hub', 'hubspot', 'c', 'hubspt', 'no such tool', 'HubSpot, Xero, Teams, FooERP'];

const built: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/docs/tools.json'), 'utf8'),
);
const directory = parseDirectory(built);

function repeated(rows: number): Directory {
  const tools = Array.from({ length: rows }, (_, row) => {
    const round = Math.floor(row / directory.tools.length);
    const tool = directory.tools[row % directory.tools.length];
    if (!tool) throw new Error('dist/docs/tools.json has no tools: run `npm run build` first.');
    return round === 0 ? tool : { ...tool, id: `${tool.id}-${round}`, name: `${tool.name} ${round}` };
  });
  return { ...directory, tools };
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
const median = (times: number[]) => sorted(times)[Math.floor(times.length / 2)] ?? 0;

console.log(`Node ${process.version}, ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}\n`);
console.log('| rows | made ready, ms | a key: median, ms | slowest, ms |');
console.log('|--:|--:|--:|--:|');
for (const rows of [directory.tools.length, 2000, 20_000]) {
  const data = repeated(rows);
  const ready = timeOf(() => toolIndex(data));
  const index = toolIndex(data);
  const times = Array.from({ length: RUNS }, () =>
    QUERIES.map((query) => timeOf(() => answerChoice(index, { ...NOTHING_CHOSEN, query }))),
  ).flat();
  console.log(
    `| ${rows} | ${ready.toFixed(1)} | ${median(times).toFixed(2)} | ${Math.max(...times).toFixed(1)} |`,
  );
}

const site = await startSite();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const first: number[] = [];
const later: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  const page = await browser.newPage();
  await page.route('**/docs/tools.json', (route) => route.fulfill({ json: repeated(2000) }));
  await page.goto(`${site.url}/docs/technology-stack`, { waitUntil: 'networkidle' });
  // Hovering fetches the search's files; a visitor reaches the field after that.
  await page.getByRole('searchbox', { name: 'Search the tools' }).hover();
  await page.waitForLoadState('networkidle');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times = await page.evaluate(async (queries) => {
    const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const measured: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      setValue?.call(field, query);
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      measured.push(performance.now() - start);
    }
    return measured;
  }, QUERIES);
  first.push(times[0] ?? 0);
  later.push(...times.slice(1));
  await page.close();
}
await browser.close();
await site.stop();

console.log(`\n| 2,000 rows in the browser, ${SLOWED} times slower | median, ms | slowest, ms |`);
console.log('|---|--:|--:|');
console.log(`| first key to results | ${median(first).toFixed(0)} | ${Math.max(...first).toFixed(0)} |`);
console.log(`| later keys to results | ${median(later).toFixed(0)} | ${Math.max(...later).toFixed(0)} |`);
