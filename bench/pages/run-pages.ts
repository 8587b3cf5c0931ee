/**
 * Measures what a page costs a visitor: every route of the built site in Chromium, as a phone on a slow line, before and
 * after everything on it was used, next to a copy without JavaScript; two texts next to the same in other tools;
 * Lighthouse.
 *
 *   npm run bench:pages                                         run `npm run build` first
 *   npm run bench:pages -- --continue --minutes 25              goes on with what the last run had no time for
 *   npm run bench:pages -- --only checks,speed --routes /,/docs
 *
 * Figures are kept in `bench/results/pages.json` after every page, with the commit they were found at, and the result is
 * written from that file. `--continue` leaves out what was found at this commit already.
 */
import { parseArgs } from 'node:util';
import { buildStamp, readBuildStamp } from '#scripts/build/build-stamp.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '#tests/support/built-site.ts';
import { clockOf, siteCommit } from '../support/kept.ts';
import { goFirst } from '../support/machine.ts';
import { writeResult } from '../support/result.ts';
import { type Bench, KINDS_OF_PAGE, openSites, STAGES } from './page-stages.ts';
import { judge } from './pages-goals.ts';
import { keepPages, readPages } from './pages-record.ts';
import { pagesResult } from './pages-result.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(STAGES).join(',') },
    routes: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '120' },
    continue: { type: 'boolean', default: false },
  },
});
const listed = (list: string) => list.split(',').filter(Boolean);

const stages = listed(values.only);
const unknown = stages.filter((stage) => !(stage in STAGES));
if (unknown.length > 0)
  throw new Error(`There is no stage ${unknown.join(', ')}. There are ${Object.keys(STAGES).join(', ')}.`);
if ((await readBuildStamp(SITE_DIR)) !== (await buildStamp()))
  throw new Error('The built site is older than its sources. Run `npm run build` first.');

const all = await builtRoutes(SITE_DIR);
const chosen = values.routes ? listed(values.routes) : all;
const isKind = (route: string) => KINDS_OF_PAGE.includes(route);
const record = readPages();
for (const route of Object.keys(record.routes)) if (!all.includes(route)) delete record.routes[route];
const write = () => writeResult(pagesResult(record, { routes: all, kindsOfPage: KINDS_OF_PAGE }));

// Before anything is started: it counts for what this process starts. Bytes and checks need no hurry.
if (stages.some((stage) => stage !== 'use' && stage !== 'checks')) goFirst();
const bench: Omit<Bench, 'miss'> = {
  record,
  // One of each kind of page first, which the end of the time must not take.
  routes: [...chosen.filter(isKind), ...chosen.filter((route) => !isKind(route))],
  commit: siteCommit(),
  isContinued: values.continue,
  runs: Number(values.runs),
  hasTime: clockOf(Number(values.minutes)),
  keep: () => keepPages(record),
  ...(await openSites()),
};
/** A run that is ended by hand leaves its tables, and no server. */
async function end(): Promise<void> {
  write();
  await bench.close();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
try {
  for (const [name, run] of Object.entries(STAGES)) {
    if (!stages.includes(name)) continue;
    const missed: string[] = [];
    record.notRun[name] = missed;
    await run({ ...bench, miss: (what) => missed.push(what) });
    write();
  }
} finally {
  await bench.close();
}
for (const { what, found, isMet } of judge(record)) {
  if (isMet !== false) continue;
  console.error(`Missed: ${what}: ${found}`);
  process.exitCode = 1;
}
