/** Result of bench:pages: its sentences, tables and plots, from the figures measured so far. */
import type { Taken } from '../support/kept.ts';
import { barPlot } from '../support/plot.ts';
import type { Result, ResultTable } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { CHECKED, METRICS, type Speed } from './lighthouse.ts';
import { kinds, type Loaded } from './measure-page.ts';
import { paintRatio } from './measure-routes.ts';
import { having, judge, type Timed, timed } from './pages-goals.ts';
import { type PagesRecord, speedOf } from './pages-record.ts';

/** Routes of the built site. */
interface Site {
  routes: readonly string[];
  /** One of each kind of page, for the plots. */
  kindsOfPage: readonly string[];
}

const total = ({ bytes }: Loaded): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

function saidOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'yes' : '**no**';
}

function goalsTable(record: PagesRecord): ResultTable {
  return {
    title: 'Goals',
    columns: ['What', 'Goal', 'Furthest from it', 'Met'],
    rows: judge(record).map(({ what, goal, found, isMet }) => [what, goal, found, saidOf(isMet)]),
    note: 'Script before a visitor’s first intent, under 5,000 bytes on every page, is counted with the inline scripts by `npm test` (`tests/journeys/every-page.journey.ts`), and so are the other figures that do not depend on time.',
  };
}

/** Columns that say when a figure was taken, and from which state of the site. */
const TAKEN_COLUMNS = ['Commit', 'When, UTC', 'Load'];
function takenCells(taken: readonly Taken[]): (string | number)[] {
  const last = taken.at(-1);
  return last ? [last.commit, last.at, median(taken.map(({ load }) => load))] : ['', '', ''];
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const TIME_COLUMNS = ['First paint s', 'Largest paint s', 'Blocked ms', 'Shift', 'Runs'];
function timeCells({ metrics, runs }: Timed): (string | number)[] {
  const [first, largest, blocked, shift] = METRICS.map((name) => metrics[name]);
  return [
    ...[seconds(first ?? 0), seconds(largest ?? 0), Math.round(blocked ?? 0), (shift ?? 0).toFixed(3)],
    runs.length,
  ];
}

const left = (known: number, { routes }: Site) =>
  known < routes.length ? `The other ${routes.length - known} routes were not run. ` : '';

function speedTable(record: PagesRecord, site: Site): ResultTable {
  const rows = timed(record, 'runs');
  return {
    title: 'Lighthouse, mobile: performance',
    columns: ['Route', 'Performance', ...TIME_COLUMNS, ...TAKEN_COLUMNS],
    rows: rows.map((row) => [row.route, row.score, ...timeCells(row), ...takenCells(row.runs)]),
    note: `${left(rows.length, site)}As Lighthouse simulates a phone on a slow line; medians of the runs. Five are made, or three when all of these are 100: what the other two would say could not change the median. Performance is worked out from times of this machine, which other work makes longer: the last column is the load average meanwhile.`,
  };
}

function checksTable(record: PagesRecord, site: Site): ResultTable {
  const rows = having(record, 'checks');
  const failed = rows.filter(({ failed: audits }) => audits.length > 0);
  const which = failed.map(({ route, failed: audits }) => `${route}: ${audits.join(', ')}`).join('; ');
  return {
    title: 'Lighthouse, mobile: what does not depend on time',
    columns: ['Route', 'Accessibility', 'Best practices', 'SEO', 'Agentic', ...TAKEN_COLUMNS.slice(0, 2)],
    rows: rows.map((row) => [
      row.route,
      ...CHECKED.map((name) => row.scores[name]),
      ...takenCells([row]).slice(0, 2),
    ]),
    note: `${left(rows.length, site)}${which ? `Audits that cost points: ${which}.` : 'No audit cost a point.'}`,
  };
}

function plainTable(record: PagesRecord): ResultTable {
  return {
    title: 'Lighthouse, the same pages without JavaScript',
    columns: ['Route', 'Performance', ...TIME_COLUMNS, 'Largest paint, ratio', ...TAKEN_COLUMNS],
    rows: timed(record, 'plainRuns').map((row) => {
      const paint = (of: Speed | undefined) => of?.metrics['largest-contentful-paint'] ?? 0;
      const own = paint(speedOf(record.routes[row.route]?.runs ?? []));
      const ratio = own > 0 ? (own / Math.max(paint(row), 1)).toFixed(2) : '';
      return [row.route, row.score, ...timeCells(row), ratio, ...takenCells(row.runs)];
    }),
    note: 'What is left when every script is taken out of the HTML. What Lighthouse finds here is the price of words, rules, type and pictures, and of the machine.',
  };
}

function peersTable({ peers }: PagesRecord): ResultTable {
  return {
    title: 'The same text elsewhere, kB',
    columns: [
      ...['Text', 'Page', 'HTML', 'CSS', 'Script', 'Fonts', 'All', 'Requests', 'Script after', 'All after'],
      ...['Main thread ms', 'Largest paint ms', 'Lighthouse', 'Blocked ms', ...TAKEN_COLUMNS],
    ],
    rows: peers.map((peer) => {
      const { text, name, page, runs } = peer;
      const speed = speedOf(runs);
      return [
        ...[text, name],
        ...[page.bytes.Document, page.bytes.Stylesheet, page.bytes.Script, page.bytes.Font].map(figure),
        ...[figure(total(page)), page.requests, figure(page.after.bytes.Script), figure(total(page.after))],
        ...[figure(Math.round(page.mainThread)), figure(Math.round(page.paint))],
        speed?.score ?? '',
        speed ? Math.round(speed.metrics['total-blocking-time']) : '',
        ...takenCells([peer]),
      ];
    }),
    note: 'The Markdown of two pages of this site, built as the guide of each says, with nothing added; Next has a page and no design. Theirs have the text only: this site’s pages also have its drawings, a film’s poster and a long foot. Their fonts are the machine’s. Brotli everywhere.',
  };
}

function bytesTable(record: PagesRecord): ResultTable {
  return {
    title: 'Bytes: as it is, and after everything was used, kB',
    columns: [
      ...['Route', ...kinds, 'All', 'Requests', 'Script after', 'All after', 'Requests after', 'Shift after'],
      ...TAKEN_COLUMNS.slice(0, 2),
    ],
    rows: having(record, 'used').map((row) => [
      row.route,
      ...kinds.map((kind) => figure(row.page.bytes[kind])),
      ...[figure(total(row.page)), row.page.requests],
      ...[figure(row.page.after.bytes.Script), figure(total(row.page.after)), row.page.after.requests],
      ...[row.page.after.shift.toFixed(3), ...takenCells([row]).slice(0, 2)],
    ]),
    note: 'Everything: read to the end, every summary, button, tab and field used once (at most 60 of a kind), the documentation searched. Bodies as they were sent; heads of answers are each host’s own. The type is in the style sheet.',
  };
}

function timesTable(record: PagesRecord): ResultTable {
  return {
    title: 'Time and shift, beside the same page without JavaScript',
    columns: [
      ...['Route', 'Main thread ms', 'without', 'Largest paint ms', 'without', 'Ratio', 'Shift', 'Opened'],
      ...TAKEN_COLUMNS,
    ],
    rows: having(record, 'arrival').map((row) => [
      row.route,
      ...[row.page.mainThread, row.plain.mainThread, row.page.paint, row.plain.paint].map((time) =>
        time > 0 ? figure(Math.round(time)) : '',
      ),
      paintRatio(row)?.toFixed(2) ?? '',
      ...[row.page.shift.toFixed(3), row.times, ...takenCells([row])],
    ]),
    note: 'A phone’s window, a processor four times slower than this machine’s, 1.6 Mbit/s and 150 ms there and back. A page whose ratio missed the goal was opened again, up to five times, and the medians count: a machine busy with other work is late now and then. An empty cell: Chromium named no largest paint.',
  };
}

/** Makes the result from all figures so far; it is written after every stage, so that an interrupted run keeps them. */
export function pagesResult(record: PagesRecord, site: Site): Result {
  const goals = judge(record);
  const missed = goals.filter(({ isMet }) => isMet === false).length;
  const used = having(record, 'used');
  const scripts = used.map(({ page }) => page.bytes.Script);
  const ratios = having(record, 'arrival').flatMap((arrival) => paintRatio(arrival) ?? []);
  const notRun = Object.values(record.notRun).flat();
  const parts = [
    used.length > 0 &&
      `${used.length} routes. Half of them weigh less than ${figure(median(used.map(({ page }) => total(page))))} kB in all and load less than ${figure(median(scripts))} kB of script by themselves, at most ${figure(Math.max(...scripts))} kB.`,
    ratios.length > 0 &&
      `The largest paint comes after ${figure(median(ratios))} times what it takes without JavaScript (median).`,
    missed === 0
      ? 'No goal is missed.'
      : `${missed} of ${goals.length} goals are missed; the table says which.`,
    notRun.length > 0 && `Not run: ${[...new Set(notRun)].join('; ')}.`,
  ];
  return {
    name: 'pages',
    question: 'What does a page cost a visitor?',
    command: 'npm run bench:pages',
    answer: parts.filter(Boolean).join(' '),
    plots: [
      ...(ratios.length > 0 ? [kindsPlot(record, site)] : []),
      ...(record.peers.length > 0 ? [peersPlot(record)] : []),
    ],
    tables: [
      goalsTable(record),
      speedTable(record, site),
      checksTable(record, site),
      plainTable(record),
      peersTable(record),
      bytesTable(record),
      timesTable(record),
    ].filter(({ rows }) => rows.length > 0),
  };
}

type Plot = NonNullable<Result['plots']>[number];

function kindsPlot(record: PagesRecord, { kindsOfPage }: Site): Plot {
  return {
    name: 'pages',
    alt: 'Kilobytes of a page without JavaScript, as it is, and after everything was used',
    svg: barPlot({
      title: 'Kilobytes on the wire, fonts and pictures included',
      unit: 'kB',
      series: ['without JavaScript', 'as it is', 'after all was used'],
      groups: having(record, 'used')
        .filter(({ route }) => kindsOfPage.includes(route))
        .flatMap(({ route, page }) => {
          const plain = record.routes[route]?.arrival?.plain;
          return plain ? [{ label: route, values: [plain, page, page.after].map(total) }] : [];
        }),
    }),
  };
}

function peersPlot({ peers }: PagesRecord): Plot {
  return {
    name: 'pages-peers',
    alt: 'Kilobytes of script of the same text here and in other tools, before and after everything was used',
    svg: barPlot({
      title: 'Kilobytes of script for the same text',
      unit: 'kB',
      series: ['as it is', 'after all was used'],
      groups: peers.map(({ text, name, page }) => ({
        label: `${name}: ${text}`,
        values: [page.bytes.Script, page.after.bytes.Script],
      })),
    }),
  };
}
