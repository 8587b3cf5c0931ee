/** The parts of bench:pages: each goes through the pages and keeps its figures after every one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '#tests/support/built-site.ts';
import { startSite } from '#tests/support/start-site.ts';
import { type Clock, taken } from '../support/kept.ts';
import { SCRATCH } from '../support/scratch.ts';
import { CHECKED, installLighthouse, isDecided, readChecks, readSpeed, runLighthouse } from './lighthouse.ts';
import { measurePage } from './measure-page.ts';
import { measureRoute, openBrowser } from './measure-routes.ts';
import { GOALS } from './pages-goals.ts';
import { ofRoute, type PagesRecord, type SpeedRun, withRun } from './pages-record.ts';
import { buildPeers } from './peers.ts';
import { serveFolder } from './static-server.ts';
import { copyWithoutScripts } from './zero-script-copy.ts';

/** One of each kind of page: the plots show these, and Lighthouse looks at their copies without scripts. */
export const KINDS_OF_PAGE: readonly string[] = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/incubator',
  '/blog',
  '/docs',
  '/docs/process',
];
/** Texts the other tools get: the last part of the address there, and the page here. */
export const TEXTS: ReadonlyMap<string, string> = new Map([
  ['introduction', '/docs/introduction'],
  ['article', '/blog/where-small-is-enough'],
]);

interface Sites {
  /** Origins: the built site, and its copy without scripts. */
  site: string;
  plain: string;
  close(): Promise<void>;
}

export interface Bench extends Sites {
  record: PagesRecord;
  routes: readonly string[];
  commit: string;
  /** True when figures found at this commit are kept. */
  isContinued: boolean;
  /** Runs of Lighthouse for the speed of a page. */
  runs: number;
  hasTime: Clock;
  keep(): void;
  /** Notes what the stage could not run, with the reason. */
  miss(what: string): void;
}

type Stage = (bench: Bench) => Promise<void>;

/** Stages in the order in which they run: those that do not depend on time come first. */
export const STAGES: Readonly<Record<string, Stage>> = {
  use: useRoutes,
  checks: checkRoutes,
  arrival: openRoutes,
  speed: (bench) => timeRoutes(bench, bench.routes, 'runs'),
  plain: (bench) =>
    timeRoutes(
      bench,
      bench.routes.filter((route) => KINDS_OF_PAGE.includes(route)),
      'plainRuns',
    ),
  peers: measurePeers,
};

export async function openSites(): Promise<Sites> {
  const plainDir = join(SCRATCH, 'without-scripts');
  await copyWithoutScripts(SITE_DIR, plainDir);
  const [site, plain] = [await startSite({ siteDir: SITE_DIR }), await startSite({ siteDir: plainDir })];
  const close = async () => {
    await site.stop();
    await plain.stop();
  };
  return { site: site.url, plain: plain.url, close };
}

/** True when a run that this one continues found the figure already. */
const isKept = ({ isContinued, commit }: Bench, found: { commit: string } | undefined) =>
  isContinued && found?.commit === commit;

/** Goes through routes until the time is over, and says where it is. */
async function through(
  { hasTime, keep }: Bench,
  routes: readonly string[],
  work: (route: string) => Promise<string | undefined>,
): Promise<void> {
  for (const [index, route] of routes.entries()) {
    if (!hasTime()) return;
    const said = await work(route);
    keep();
    if (said !== undefined) console.error(`${index + 1} of ${routes.length}: ${route}: ${said}`);
  }
}

async function useRoutes(bench: Bench): Promise<void> {
  const browser = await openBrowser();
  await through(bench, bench.routes, async (route) => {
    const kept = ofRoute(bench.record, route);
    if (isKept(bench, kept.used)) return;
    kept.used = { ...taken(bench.commit), page: await measurePage({ browser, address: bench.site + route }) };
    const { shift, bytes } = kept.used.page.after;
    return `${bytes.Script.toFixed(1)} kB of script, shift ${shift.toFixed(3)}`;
  });
  await browser.close();
}

async function openRoutes(bench: Bench): Promise<void> {
  const browser = await openBrowser();
  const options = { sites: bench, repeats: { goodRatio: GOALS.paintRatio, most: 5 } };
  await through(bench, bench.routes, async (route) => {
    const kept = ofRoute(bench.record, route);
    if (isKept(bench, kept.arrival)) return;
    kept.arrival = { ...taken(bench.commit), ...(await measureRoute(browser, route, options)) };
    return `${kept.arrival.page.paint.toFixed(0)} ms, without scripts ${kept.arrival.plain.paint.toFixed(0)}`;
  });
  await browser.close();
}

/** The folder of Lighthouse; without one it is listed as not run. */
function lighthouse({ miss }: Bench): string | undefined {
  const installed = installLighthouse();
  if ('folder' in installed) return installed.folder;
  miss(`Lighthouse, ${installed.missing}`);
  return undefined;
}

async function checkRoutes(bench: Bench): Promise<void> {
  const folder = lighthouse(bench);
  if (!folder) return;
  await through(bench, bench.routes, async (route) => {
    const kept = ofRoute(bench.record, route);
    if (isKept(bench, kept.checks)) return;
    const report = await runLighthouse(folder, bench.site + route, CHECKED);
    if (!report) return 'no answer';
    kept.checks = { ...taken(bench.commit), ...readChecks(report) };
    return `${Object.values(kept.checks.scores).join(' ')} ${kept.checks.failed.join(' ')}`;
  });
}

interface Timed {
  address: string;
  kept: readonly SpeedRun[];
  /** Called after every run of Lighthouse. */
  onRun(runs: SpeedRun[]): void;
}

/** Measures the speed of a page until the median is decided. A failed run is repeated, but not without end. */
async function timePage(bench: Bench, folder: string, { address, kept, onRun }: Timed): Promise<SpeedRun[]> {
  let runs = kept.filter((run) => isKept(bench, run));
  for (let look = 0; look < bench.runs + 2 && bench.hasTime() && !isDecided(runs, bench.runs); look += 1) {
    const report = await runLighthouse(folder, address, ['performance']);
    if (!report) continue;
    runs = withRun(runs, { ...taken(bench.commit), ...readSpeed(report) });
    onRun(runs);
    bench.keep();
  }
  return runs;
}

async function timeRoutes(
  bench: Bench,
  routes: readonly string[],
  list: 'runs' | 'plainRuns',
): Promise<void> {
  const folder = lighthouse(bench);
  if (!folder) return;
  const origin = list === 'runs' ? bench.site : bench.plain;
  await through(bench, routes, async (route) => {
    const kept = ofRoute(bench.record, route);
    const before = kept[list];
    const onRun = (runs: SpeedRun[]) => {
      kept[list] = runs;
    };
    const runs = await timePage(bench, folder, { address: origin + route, kept: before, onRun });
    return runs === before ? undefined : runs.map(({ score }) => score).join(' ');
  });
}

async function measurePeers(bench: Bench): Promise<void> {
  const { record, hasTime } = bench;
  if (!hasTime() || (record.peers.length > 0 && record.peers.every((peer) => isKept(bench, peer)))) return;
  const texts = [...TEXTS].map(
    ([slug, route]) => [slug, readFileSync(join(SITE_DIR, `${route.slice(1)}.md`), 'utf8')] as const,
  );
  const browser = await openBrowser();
  const found: PagesRecord['peers'] = [];
  const stops: (() => void)[] = [];
  const folder = lighthouse(bench);
  const measure = async (
    name: string,
    origin: string,
    addressOf: (text: string, route: string) => string,
  ) => {
    for (const [text, route] of TEXTS) {
      const address = origin + addressOf(text, route);
      const peer = {
        ...taken(bench.commit),
        text,
        name,
        page: await measurePage({ browser, address }),
        runs: [],
      };
      const onRun = (runs: SpeedRun[]) => Object.assign(peer, { runs });
      if (folder) await timePage({ ...bench, runs: 3 }, folder, { address, kept: [], onRun });
      found.push(peer);
    }
  };
  await measure('this site', bench.site, (_, route) => route);
  for (const peer of buildPeers(new Map(texts))) {
    if ('missing' in peer) {
      bench.miss(`${peer.name}, ${peer.missing}`);
      continue;
    }
    const served = await serveFolder(peer.site);
    stops.push(() => served.stop());
    await measure(peer.name, served.url, (text) => `/${text}`);
  }
  for (const stop of stops) stop();
  await browser.close();
  const order = [...TEXTS.keys()];
  record.peers = found.sort((a, b) => order.indexOf(a.text) - order.indexOf(b.text));
  bench.keep();
}
