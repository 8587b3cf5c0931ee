/**
 * What does a page cost a visitor? Every route of the built site in Chromium, as a phone on a slow line, before and after
 * everything on it was used, beside a copy without JavaScript; two texts beside the same in other tools; Lighthouse.
 *
 *   npm run bench:pages                                  run `npm run build` first
 *   npm run bench:pages -- --routes /,/docs --lighthouse none --peers none
 *   npm run bench:pages -- --runs 3 --minutes 20         fewer runs of Lighthouse, and an end to them
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '#tests/support/built-site.ts';
import { startSite } from '#tests/support/start-site.ts';
import { goFirst } from '../support/machine.ts';
import { writeResult } from '../support/result.ts';
import { SCRATCH } from '../support/scratch.ts';
import { installLighthouse, type Scored } from './lighthouse.ts';
import { measurePage } from './measure-page.ts';
import { type Measured, measureRoute, openBrowser } from './measure-routes.ts';
import { GOALS, judge, type PeerPage, pagesResult, peerKey } from './pages-result.ts';
import { buildPeers } from './peers.ts';
import { type Address, scorePages } from './score-pages.ts';
import { serveFolder } from './static-server.ts';
import { copyWithoutScripts } from './zero-script-copy.ts';

/** One of each kind of page: these get all runs of Lighthouse. */
const KINDS_OF_PAGE = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/incubator',
  '/blog',
  '/docs',
  '/docs/process',
];
/** What the other tools are given: the last part of the address there, and the page here. */
const TEXTS = new Map([
  ['introduction', '/docs/introduction'],
  ['article', '/blog/where-small-is-enough'],
]);

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '' },
    lighthouse: { type: 'string', default: 'all' },
    runs: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '60' },
    peers: { type: 'string', default: 'all' },
  },
});
const listed = (list: string) => list.split(',').filter(Boolean);

const routes = values.routes ? listed(values.routes) : await builtRoutes(SITE_DIR);
const measured: Measured[] = [];
const scores = new Map<string, Scored>();
const plainScores = new Map<string, Scored>();
const peers: PeerPage[] = [];
const peerScores = new Map<string, Scored>();
const notRun: string[] = [];

/** After every stage: a run that is ended leaves what it has. */
const write = () =>
  writeResult(
    pagesResult({ measured, scores, plainScores, peers, peerScores, kindsOfPage: KINDS_OF_PAGE, notRun }),
  );

// Before anything is started: it counts for what this process starts.
goFirst();
const plainDir = join(SCRATCH, 'without-scripts');
await copyWithoutScripts(SITE_DIR, plainDir);
const site = await startSite({ siteDir: SITE_DIR });
const plain = await startSite({ siteDir: plainDir });
const peerAddresses: Address[] = [];
const stops = [() => site.stop(), () => plain.stop()];
try {
  await measureRoutes();
  write();
  if (values.peers !== 'none') await measurePeers();
  if (values.lighthouse !== 'none') await scoreAll();
  write();
} finally {
  for (const stop of stops) await stop();
}
for (const { what, found, isMet } of judge({ measured, scores })) {
  if (isMet !== false) continue;
  console.error(`Missed: ${what}: ${found}`);
  process.exitCode = 1;
}

async function measureRoutes(): Promise<void> {
  const browser = await openBrowser();
  const repeats = { goodRatio: GOALS.paintRatio, most: 5 };
  for (const route of routes) {
    measured.push(
      await measureRoute(browser, route, { sites: { site: site.url, plain: plain.url }, repeats }),
    );
    console.error(`${measured.length} of ${routes.length}: ${route}`);
  }
  await browser.close();
}

async function measurePeers(): Promise<void> {
  const texts = [...TEXTS].map(
    ([slug, route]) => [slug, readFileSync(join(SITE_DIR, `${route.slice(1)}.md`), 'utf8')] as const,
  );
  const built = buildPeers(new Map(texts));
  const browser = await openBrowser();
  for (const [text, route] of TEXTS) {
    const own = measured.find((cost) => cost.route === route)?.page;
    const page = own ?? (await measurePage({ browser, address: site.url + route }));
    peers.push({ text, name: 'this site', page });
  }
  for (const peer of built) {
    if ('missing' in peer) {
      notRun.push(`${peer.name}, ${peer.missing}`);
      continue;
    }
    const served = await serveFolder(peer.site);
    stops.push(async () => served.stop());
    for (const text of TEXTS.keys()) {
      const address = `${served.url}/${text}`;
      peers.push({ text, name: peer.name, page: await measurePage({ browser, address }) });
      const label = peerKey({ text, name: peer.name });
      peerAddresses.push({ label, url: address, isThorough: true });
    }
  }
  await browser.close();
  peers.sort((a, b) => [...TEXTS.keys()].indexOf(a.text) - [...TEXTS.keys()].indexOf(b.text));
}

async function scoreAll(): Promise<void> {
  const lighthouse = installLighthouse();
  if ('missing' in lighthouse) {
    notRun.push(`Lighthouse, ${lighthouse.missing}`);
    return;
  }
  const isKind = (route: string) => KINDS_OF_PAGE.includes(route);
  const chosen = values.lighthouse === 'all' ? routes : listed(values.lighthouse);
  const at = (origin: string) => (route: string) => ({
    label: route,
    url: origin + route,
    isThorough: isKind(route),
  });
  const score = (addresses: Address[], into: Map<string, Scored>, runs: number, minutes: number) =>
    scorePages(addresses, {
      ...{ lighthouse: lighthouse.folder, runs, minutes },
      onScore: (label, scored) => {
        into.set(label, scored);
        console.error(`${label}: ${Object.values(scored.scores).join(' ')} (${scored.runs} runs)`);
      },
    });
  const [runs, minutes] = [Number(values.runs), Number(values.minutes)];
  // First those that get all runs, which the end of the time must not take from them.
  const inOrder = [...chosen.filter(isKind), ...chosen.filter((route) => !isKind(route))];
  await score(inOrder.map(at(site.url)), scores, runs, minutes);
  for (const [text, route] of TEXTS) {
    const own = scores.get(route);
    if (own) peerScores.set(peerKey({ text, name: 'this site' }), own);
  }
  write();
  await score(chosen.filter(isKind).map(at(plain.url)), plainScores, Math.min(runs, 3), minutes / 4);
  await score(peerAddresses, peerScores, Math.min(runs, 3), minutes / 4);
}
