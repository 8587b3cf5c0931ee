/**
 * What does a page cost a visitor? Every route of the built site in Chromium, as a phone with a slow processor, before and
 * after everything on it was used, beside the same page with scripting off; then Lighthouse on some of them.
 *
 *   npm run bench:pages                                  run `npm run build` first
 *   npm run bench:pages -- --routes /,/docs --lighthouse none
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '#tests/support/built-site.ts';
import { startSite } from '#tests/support/start-site.ts';
import { barPlot } from '../support/plot.ts';
import { type ResultTable, writeResult } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { installLighthouse, type Scores, scoresOf } from './lighthouse.ts';
import {
  kinds,
  type Loaded,
  measurePage,
  measureWithoutScript,
  type PageCost,
  type UsedPage,
} from './measure-page.ts';

const GOALS = { scriptAfter: 80, paintRatio: 1.2 };
/** One of each kind of page, because a run of Lighthouse takes a quarter of a minute. */
const KINDS_OF_PAGE = '/,/about,/pricing,/contact,/incubator,/blog,/docs,/docs/technology-stack';

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '' },
    lighthouse: { type: 'string', default: KINDS_OF_PAGE },
    runs: { type: 'string', default: '3' },
  },
});
const listed = (list: string) => list.split(',').filter(Boolean);

interface Measured {
  route: string;
  page: UsedPage;
  plain: PageCost;
}

const routes = values.routes ? listed(values.routes) : await builtRoutes(SITE_DIR);
const site = await startSite({ siteDir: SITE_DIR });
const measured = await measureAll();
const lighthouse =
  values.lighthouse === 'none' ? new Map<string, Scores>() : scoreAll(listed(values.lighthouse));
await site.stop();

async function measureAll(): Promise<Measured[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const costs: Measured[] = [];
  for (const route of routes) {
    const options = { browser, address: site.url + route };
    costs.push({ route, plain: await measureWithoutScript(options), page: await measurePage(options) });
    console.error(route);
  }
  await browser.close();
  return costs;
}

function scoreAll(chosen: string[]): Map<string, Scores> {
  const missing = installLighthouse();
  if (missing) {
    console.error(missing);
    return new Map();
  }
  return new Map(chosen.map((route) => [route, scoresOf(site.url + route, Number(values.runs))]));
}

const total = ({ bytes }: Loaded) => Object.values(bytes).reduce((sum, size) => sum + size, 0);
const most = (of: (cost: Measured) => number) =>
  measured.reduce((found, cost) => (of(cost) > of(found) ? cost : found), measured[0] as Measured);
const said = (of: (cost: Measured) => number) => `${figure(of(most(of)))} (${most(of).route})`;

const script = ({ page }: Measured) => page.bytes.Script;
const scriptAfter = ({ page }: Measured) => page.after.bytes.Script;
const shift = ({ page }: Measured) => Math.max(page.shift, page.after.shift);
const ratio = ({ page, plain }: Measured) => page.paint / Math.max(plain.paint, 1);
const over = (of: (cost: Measured) => number, goal: number) =>
  measured.filter((cost) => of(cost) > goal).length;

const lighthouseTable: ResultTable = {
  title: `Lighthouse, median of ${values.runs}`,
  columns: ['Route', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
  rows: [...lighthouse].map(([route, scores]) => [route, ...Object.values(scores)]),
  note:
    lighthouse.size > 0
      ? 'As Lighthouse simulates a phone. Performance is worked out from times, which a busy machine makes longer.'
      : 'Not run.',
};

writeResult({
  name: 'pages',
  question: 'What does a page cost a visitor?',
  command: 'npm run bench:pages',
  answer: `${measured.length} routes. The most script a page loads by itself is ${said(script)} kB on the wire, and ${said(scriptAfter)} kB after everything was used (goal: under ${GOALS.scriptAfter}; ${over(scriptAfter, GOALS.scriptAfter)} are over it). The largest layout shift is ${said(shift)} (goal: 0). The largest paint comes after ${figure(median(measured.map(ratio)))} times what it takes with scripting off (median; goal: ${GOALS.paintRatio}). Half of the pages weigh less than ${figure(median(measured.map(({ page }) => total(page))))} kB in all.`,
  plots: [
    {
      name: 'pages',
      alt: 'Kilobytes of a page with scripting off, as it is, and after everything was used',
      svg: barPlot({
        title: 'Kilobytes on the wire, fonts and pictures included',
        unit: 'kB',
        series: ['scripting off', 'as it is', 'after all was used'],
        groups: measured
          .filter(({ route }) => listed(KINDS_OF_PAGE).includes(route))
          .map(({ route, page, plain }) => ({
            label: route,
            values: [total(plain), total(page), total(page.after)],
          })),
      }),
    },
  ],
  tables: [
    lighthouseTable,
    {
      title: 'Bytes: as it is, and after everything was used, kB',
      columns: ['Route', ...kinds, 'All', 'Requests', 'Script after', 'All after', 'Requests after'],
      rows: measured.map(({ route, page }) => [
        route,
        ...kinds.map((kind) => figure(page.bytes[kind])),
        figure(total(page)),
        page.requests,
        figure(page.after.bytes.Script),
        figure(total(page.after)),
        page.after.requests,
      ]),
      note: 'Everything: read to the end, every summary, button, tab and field used once (at most 60 of a kind), the documentation searched.',
    },
    {
      title: 'Time and shift, beside the same page with scripting off',
      columns: ['Route', 'Main thread ms', 'off', 'Largest paint ms', 'off', 'Shift', 'Shift after'],
      rows: measured.map(({ route, page, plain }) => [
        route,
        ...[page.mainThread, plain.mainThread, page.paint, plain.paint].map((time) =>
          figure(Math.round(time)),
        ),
        page.shift.toFixed(3),
        page.after.shift.toFixed(3),
      ]),
      note: 'A phone’s window, a processor four times slower than this machine’s, the network of this machine. Not measured: the same content in Starlight, Docusaurus, Fumadocs or Next.',
    },
  ],
});
