// Lighthouse on pages of the built site, as a phone (bench/README.md).
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '#server/testing/resources.ts';
import { startServerProcess } from '#server/testing/servers.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { type Goal, goFirst, printGoals } from '../machine.ts';

/** No dependency of the project: it brings a hundred packages. */
const LIGHTHOUSE = [
  '--yes',
  'lighthouse@13.5.0',
  '--quiet',
  '--output=json',
  '--disable-full-page-screenshot',
];

const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const ROUTES = `/ /about /pricing /contact /incubator /privacy /blog /blog/where-small-is-enough
  /docs /docs/introduction /docs/process /docs/technology-stack /docs/case-studies/topgolf
  /docs/agents/templates/newsletter`;
const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: ROUTES.replace(/\s+/g, ',') },
    runs: { type: 'string', default: '3' },
  },
});

type Categories = Record<string, { score: number | null }>;

function lookOnce(address: string) {
  const options = ['--chrome-flags=--headless=new --no-sandbox', address];
  const report = execFileSync('npx', [...LIGHTHOUSE, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return (JSON.parse(report) as { categories: Categories }).categories;
}

function lighthouseGoals(address: string, route: string, runs: number): Goal[] {
  const looks = Array.from({ length: runs }, () => lookOnce(address));
  return Object.entries(LEAST).map(([name, least]) => {
    const scores = looks
      .map((look) => Math.round((look[name]?.score ?? 0) * 100))
      .sort((a, b) => a - b);
    // Of an even number the worse of the two in the middle.
    const median = scores[Math.floor((scores.length - 1) / 2)] ?? 0;
    const found = `${median} of ${scores.join(', ')}`;
    return {
      what: `${route}: Lighthouse, ${name}`,
      goal: `median ${least}`,
      found,
      isMet: median >= least,
    };
  });
}

goFirst();
using folder = temporaryFolder();
await using server = await startServerProcess({ SITE_DIR: 'dist', DATA_DIR: folder.path });
const origin = server.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
const goals: Goal[] = [];
for (const route of values.routes.split(',')) {
  const found = lighthouseGoals(origin + route, route, Number(values.runs));
  console.error(`${route}: ${found.map((goal) => goal.found).join(' · ')}`);
  goals.push(...found);
}
printGoals(goals);
