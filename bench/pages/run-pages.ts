/**
 * Looks at pages of the built site with Lighthouse, as a phone. Bytes and layout shift are held by `npm test`.
 *
 *   npm run build && npm run bench:pages                      a route of each kind, about half an hour
 *   npm run bench:pages -- --routes /,/docs --runs 1          these routes, their speed once
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '#scripts/find-chromium.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { startServerProcess } from '#server/testing/servers.ts';
import { type Goal, goFirst, printGoals } from '../machine.ts';

const PERFORMANCE = 99;
/** Categories of Lighthouse that do not depend on time: all of them 100. */
const CHECKED = ['accessibility', 'best-practices', 'seo'];

const ROUTES = [
  ...['/', '/about', '/pricing', '/contact', '/incubator', '/privacy', '/blog'],
  ...['/blog/where-small-is-enough', '/docs', '/docs/introduction', '/docs/process'],
  ...['/docs/technology-stack', '/docs/case-studies/topgolf', '/docs/agents/templates/newsletter'],
];
const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: ROUTES.join(',') },
    runs: { type: 'string', default: '3' },
  },
});

/** The parts of Lighthouse that are used here. It is installed by itself: it brings a hundred packages. */
interface Lighthouse {
  default(
    address: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[]; disableFullPageScreenshot: boolean },
  ): Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
}
interface Launcher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

async function installLighthouse(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const cwd = join(import.meta.dirname, 'lighthouse');
  const install = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(join(cwd, 'node_modules/lighthouse')))
    execFileSync('npm', install, { cwd, stdio: 'inherit' });
  const [core, launcher] = ['lighthouse/core/index.js', 'chrome-launcher/dist/index.js'];
  return {
    lighthouse: await import(join(cwd, 'node_modules', core)),
    launcher: await import(join(cwd, 'node_modules', launcher)),
  };
}

/** Scores from 0 to 100 of one look, as Lighthouse simulates a phone on a slow line. */
async function lookOnce(address: string, onlyCategories: string[]): Promise<Map<string, number>> {
  const { lighthouse, launcher } = await installLighthouse();
  const chromePath = ensureChromium();
  const chrome = await launcher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const flags = { port: chrome.port, logLevel: 'error', disableFullPageScreenshot: true } as const;
    const result = await lighthouse.default(address, { ...flags, onlyCategories });
    const categories = Object.entries(result?.lhr.categories ?? {});
    return new Map(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    chrome.kill();
  }
}

async function lighthouseGoals(address: string, route: string, runs: number): Promise<Goal[]> {
  const checks = await lookOnce(address, CHECKED);
  const speeds: number[] = [];
  for (let run = 0; run < runs; run += 1)
    speeds.push((await lookOnce(address, ['performance'])).get('performance') ?? 0);
  speeds.sort((a, b) => a - b);
  // Of an even number the worse of the two in the middle.
  const median = speeds[Math.floor((speeds.length - 1) / 2)] ?? 0;
  return [
    {
      what: `${route}: Lighthouse, ${CHECKED.join(', ')}`,
      goal: '100',
      found: CHECKED.map((name) => checks.get(name) ?? 'none').join(', '),
      isMet: CHECKED.every((name) => checks.get(name) === 100),
    },
    {
      what: `${route}: Lighthouse, performance`,
      goal: `median ${PERFORMANCE}`,
      found: `${median} of ${speeds.join(', ')}`,
      isMet: median >= PERFORMANCE,
    },
  ];
}

goFirst();
using folder = temporaryFolder();
await using server = await startServerProcess({ SITE_DIR: 'dist', DATA_DIR: folder.path });
const origin = server.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
const goals: Goal[] = [];
for (const route of values.routes.split(',')) {
  const found = await lighthouseGoals(origin + route, route, Number(values.runs));
  console.error(`${route}: ${found.map((goal) => goal.found).join(' · ')}`);
  goals.push(...found);
}
printGoals(goals);
