/** The answer of bench:pages: its sentences, tables and plots, from what was measured so far. */
import { barPlot } from '../support/plot.ts';
import type { Result, ResultTable } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { CATEGORIES, type Scored } from './lighthouse.ts';
import { kinds, type Loaded, type UsedPage } from './measure-page.ts';
import { type Measured, paintRatio } from './measure-routes.ts';

/** Kilobytes of script after everything was used; largest paint as a multiple of the page without scripts. */
export const GOALS = { scriptAfter: 80, paintRatio: 1.2 };

export interface PeerPage {
  /** Which text. */
  text: string;
  /** Whose page. */
  name: string;
  page: UsedPage;
}

export interface Findings {
  measured: readonly Measured[];
  /** By route. */
  scores: ReadonlyMap<string, Scored>;
  /** Of the copies without scripts, by route. */
  plainScores: ReadonlyMap<string, Scored>;
  peers: readonly PeerPage[];
  /** By text and name. */
  peerScores: ReadonlyMap<string, Scored>;
  /** One of each kind of page, for the plots. */
  kindsOfPage: readonly string[];
  /** What could not be run, each with its reason. */
  notRun: readonly string[];
}

export const total = ({ bytes }: Loaded): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);
export const peerKey = ({ text, name }: Pick<PeerPage, 'text' | 'name'>): string => `${text} ${name}`;

const shiftOf = ({ page }: Measured) => Math.max(page.shift, page.after.shift);
const scriptAfter = ({ page }: Measured) => page.after.bytes.Script;

interface Goal {
  what: string;
  goal: string;
  found: string;
  /** Undefined when nothing was measured. */
  isMet: boolean | undefined;
}

/** Each goal with the route that is furthest from it. */
export function judge({ measured, scores }: Pick<Findings, 'measured' | 'scores'>): Goal[] {
  const worst = (of: (cost: Measured) => number) =>
    measured.reduce((found, cost) => (of(cost) > of(found) ? cost : found), measured[0] as Measured);
  const most = (what: string, goal: string, of: (cost: Measured) => number, limit: number): Goal => {
    const found = worst(of);
    return { what, goal, found: `${figure(of(found))} (${found.route})`, isMet: of(found) <= limit };
  };
  const byCategory = CATEGORIES.map((name): Goal => {
    const below = [...scores].filter(([, scored]) => scored.scores[name] < 100);
    const lowest = Math.min(100, ...below.map(([, scored]) => scored.scores[name]));
    const found = scores.size === 0 ? 'not run' : `${scores.size - below.length} of ${scores.size} routes`;
    return {
      what: `Lighthouse, ${name.replaceAll('-', ' ')}`,
      goal: '100 on every route',
      found: below.length > 0 ? `${found}; lowest ${lowest}` : found,
      isMet: scores.size > 0 ? below.length === 0 : undefined,
    };
  });
  return [
    ...byCategory,
    most(
      'Largest paint, times the copy without scripts',
      '1.2',
      (cost) => paintRatio(cost) ?? 0,
      GOALS.paintRatio,
    ),
    most('Script after everything was used, kB', 'under 80', scriptAfter, GOALS.scriptAfter),
    most('Layout shift', '0', shiftOf, 0),
  ];
}

function saidOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return '';
  return isMet ? 'yes' : '**no**';
}

function goalsTable(findings: Findings): ResultTable {
  return {
    title: 'Goals',
    columns: ['What', 'Goal', 'Furthest from it', 'Met'],
    rows: judge(findings).map(({ what, goal, found, isMet }) => [what, goal, found, saidOf(isMet)]),
    note: 'Script before a visitor’s first intent, under 5,000 bytes on every page, is counted with the inline scripts by `npm test` (`tests/journeys/every-page.journey.ts`), and so are the other figures that do not depend on time.',
  };
}

const SCORE_COLUMNS = ['Performance', 'Accessibility', 'Best practices', 'SEO', 'Agentic'];
const TIME_COLUMNS = ['First paint s', 'Largest paint s', 'Blocked ms', 'Shift', 'Runs'];
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const timeCells = ({ metrics, runs }: Scored) => [
  seconds(metrics['first-contentful-paint']),
  seconds(metrics['largest-contentful-paint']),
  Math.round(metrics['total-blocking-time']),
  metrics['cumulative-layout-shift'].toFixed(3),
  runs,
];

function lighthouseTable({ scores, measured }: Findings): ResultTable {
  const left = measured.length - scores.size;
  const failed = [...scores].filter(([, scored]) => scored.failed.length > 0);
  return {
    title: 'Lighthouse, mobile',
    columns: ['Route', ...SCORE_COLUMNS, ...TIME_COLUMNS],
    rows: [...scores].map(([route, scored]) => [
      route,
      ...CATEGORIES.map((name) => scored.scores[name]),
      ...timeCells(scored),
    ]),
    note: `${left > 0 ? `For the other ${left} routes there was no time. ` : ''}As Lighthouse simulates a phone on a slow line; medians of the runs in the last column. Performance is worked out from times of this machine, which other work makes longer. ${failed.length > 0 ? `Audits that cost points elsewhere: ${failed.map(([route, scored]) => `${route}: ${scored.failed.join(', ')}`).join('; ')}.` : 'No audit of another category cost a point.'}`,
  };
}

function plainTable({ plainScores, scores }: Findings): ResultTable {
  return {
    title: 'Lighthouse, the same pages without JavaScript',
    columns: ['Route', 'Performance', ...TIME_COLUMNS, 'Largest paint, ratio'],
    rows: [...plainScores].map(([route, scored]) => {
      const paint = (of: Scored | undefined) => of?.metrics['largest-contentful-paint'] ?? 0;
      const ratio = paint(scores.get(route)) / Math.max(paint(scored), 1);
      return [route, scored.scores.performance, ...timeCells(scored), ratio.toFixed(2)];
    }),
    note: 'What is left when every script is taken out of the HTML. What Lighthouse finds here is the price of words, rules, type and pictures, and of the machine.',
  };
}

function peersTable({ peers, peerScores }: Findings): ResultTable {
  return {
    title: 'The same text elsewhere, kB',
    columns: [
      ...['Text', 'Page', 'HTML', 'CSS', 'Script', 'Fonts', 'All', 'Requests', 'Script after', 'All after'],
      ...['Main thread ms', 'Largest paint ms', 'Lighthouse', 'Blocked ms'],
    ],
    rows: peers.map(({ text, name, page }) => {
      const scored = peerScores.get(peerKey({ text, name }));
      return [
        ...[text, name],
        ...[page.bytes.Document, page.bytes.Stylesheet, page.bytes.Script, page.bytes.Font].map(figure),
        ...[figure(total(page)), page.requests, figure(page.after.bytes.Script), figure(total(page.after))],
        ...[figure(Math.round(page.mainThread)), figure(Math.round(page.paint))],
        scored?.scores.performance ?? '',
        scored ? Math.round(scored.metrics['total-blocking-time']) : '',
      ];
    }),
    note: 'The Markdown of two pages of this site, built as the guide of each says, with nothing added; Next has a page and no design. Theirs have the text only: this site’s pages also have its drawings, a film’s poster and a long foot. Their fonts are the machine’s. Brotli everywhere.',
  };
}

function bytesTable({ measured }: Findings): ResultTable {
  return {
    title: 'Bytes: as it is, and after everything was used, kB',
    columns: ['Route', ...kinds, 'All', 'Requests', 'Script after', 'All after', 'Requests after'],
    rows: measured.map(({ route, page }) => [
      route,
      ...kinds.map((kind) => figure(page.bytes[kind])),
      ...[figure(total(page)), page.requests],
      ...[figure(page.after.bytes.Script), figure(total(page.after)), page.after.requests],
    ]),
    note: 'Everything: read to the end, every summary, button, tab and field used once (at most 60 of a kind), the documentation searched. Bodies as they were sent; heads of answers are each host’s own. The type is in the style sheet.',
  };
}

function timesTable({ measured }: Findings): ResultTable {
  return {
    title: 'Time and shift, beside the same page without JavaScript',
    columns: [
      'Route',
      ...[
        'Main thread ms',
        'without',
        'Largest paint ms',
        'without',
        'Ratio',
        'Shift',
        'Shift after',
        'Opened',
      ],
    ],
    rows: measured.map((cost) => [
      cost.route,
      ...[cost.page.mainThread, cost.plain.mainThread, cost.page.paint, cost.plain.paint].map((time) =>
        time > 0 ? figure(Math.round(time)) : '',
      ),
      paintRatio(cost)?.toFixed(2) ?? '',
      ...[cost.page.shift.toFixed(3), cost.page.after.shift.toFixed(3), cost.times],
    ]),
    note: 'A phone’s window, a processor four times slower than this machine’s, 1.6 Mbit/s and 150 ms there and back. A page whose ratio missed the goal was opened again, up to five times, and the medians count: a machine busy with other work is late now and then. An empty cell: Chromium named no largest paint.',
  };
}

/** All that was found so far: written after every stage, so that a run that is ended leaves what it has. */
export function pagesResult(findings: Findings): Result {
  const { measured, notRun, peers } = findings;
  const goals = judge(findings);
  const missed = goals.filter(({ isMet }) => isMet === false).length;
  const scripts = measured.map(({ page }) => page.bytes.Script);
  return {
    name: 'pages',
    question: 'What does a page cost a visitor?',
    command: 'npm run bench:pages',
    answer: `${measured.length} routes. Half of them weigh less than ${figure(median(measured.map(({ page }) => total(page))))} kB in all and load less than ${figure(median(scripts))} kB of script by themselves, at most ${figure(Math.max(...scripts))} kB. The largest paint comes after ${figure(median(measured.map(paintRatio).filter((ratio) => ratio !== undefined)))} times what it takes without JavaScript (median). ${missed === 0 ? 'No goal is missed.' : `${missed} of ${goals.length} goals are missed; the table says which.`}${notRun.length > 0 ? ` Not run: ${notRun.join('; ')}.` : ''}`,
    plots: [kindsPlot(findings), ...(peers.length > 0 ? [peersPlot(findings)] : [])],
    tables: [
      goalsTable(findings),
      ...(findings.scores.size > 0 ? [lighthouseTable(findings)] : []),
      ...(findings.plainScores.size > 0 ? [plainTable(findings)] : []),
      ...(peers.length > 0 ? [peersTable(findings)] : []),
      bytesTable(findings),
      timesTable(findings),
    ],
  };
}

type Plot = NonNullable<Result['plots']>[number];

function kindsPlot({ measured, kindsOfPage }: Findings): Plot {
  return {
    name: 'pages',
    alt: 'Kilobytes of a page without JavaScript, as it is, and after everything was used',
    svg: barPlot({
      title: 'Kilobytes on the wire, fonts and pictures included',
      unit: 'kB',
      series: ['without JavaScript', 'as it is', 'after all was used'],
      groups: measured
        .filter(({ route }) => kindsOfPage.includes(route))
        .map(({ route, page, plain }) => ({
          label: route,
          values: [total(plain), total(page), total(page.after)],
        })),
    }),
  };
}

function peersPlot({ peers }: Findings): Plot {
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
