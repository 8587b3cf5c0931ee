/** Lighthouse, installed in a folder of its own: it brings a hundred packages that nothing else here needs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { median } from '../support/statistics.ts';

const FOLDER = join(import.meta.dirname, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Installs it if it is not there; gives why it cannot be had. */
export function installLighthouse(): string | undefined {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return undefined;
  try {
    const options = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', options, { cwd: FOLDER, stdio: 'inherit' });
    return undefined;
  } catch (error) {
    return `Lighthouse could not be installed: ${(error as Error).message}`;
  }
}

/** The median of so many runs, each as Lighthouse simulates a phone, from 0 to 100. */
export function scoresOf(address: string, runs: number): Scores {
  const reports = Array.from({ length: runs }, () => runOnce(address));
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, median(reports.map((report) => report[category]))]),
  ) as Scores;
}

interface Report {
  categories: Record<string, { score: number | null }>;
}

function runOnce(address: string): Scores {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless --no-sandbox',
    ];
    const script = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
    const { status, stderr } = spawnSync(process.execPath, [script, address, ...options], {
      env: { ...process.env, CHROME_PATH: ensureChromium(), TMPDIR: folder },
      encoding: 'utf8',
      timeout: 180_000,
    });
    if (status !== 0) throw new Error(`Lighthouse ended with ${status} for ${address}: ${stderr}`);
    const { categories } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    return Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as Scores;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
