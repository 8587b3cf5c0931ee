/** Lighthouse, installed in a folder of its own: it brings a hundred packages that nothing else here needs. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { type Installed, installTemplate } from '../support/scratch.ts';
import { median } from '../support/statistics.ts';

/** Categories that do not depend on time, in the order of the tables. */
export const CHECKED = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;
/** Metrics from which Lighthouse computes performance: milliseconds, and the shift of the layout. */
export const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** One run of Lighthouse for the speed of a page. */
export interface Speed {
  /** Performance from 0 to 100. */
  score: number;
  metrics: Record<(typeof METRICS)[number], number>;
}

export interface Checks {
  /** Scores from 0 to 100. */
  scores: Record<(typeof CHECKED)[number], number>;
  /** Audits that cost points. */
  failed: string[];
}

export const installLighthouse = (): Installed => installTemplate(join(import.meta.dirname, 'lighthouse'));

/** Figure by figure, of an even number the worse of the two in the middle. */
export function medianSpeed(runs: readonly Speed[]): Speed {
  const metrics = METRICS.map((name) => [name, median(runs.map((run) => run.metrics[name]))]);
  return {
    score: -median(runs.map(({ score }) => -score)),
    metrics: Object.fromEntries(metrics) as Speed['metrics'],
  };
}

const PERFECT = 100;

/** True when more runs could not change the median score: with most of them at 100 it is 100, whatever the others are. */
export function isDecided(runs: readonly Pick<Speed, 'score'>[], most: number): boolean {
  return runs.length >= most || runs.filter(({ score }) => score === PERFECT).length > most / 2;
}

interface Audit {
  score: number | null;
  numericValue?: number;
}

export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

export function readSpeed(report: Report): Speed {
  const metrics = METRICS.map((name) => [
    name,
    Math.round((report.audits[name]?.numericValue ?? 0) * 1000) / 1000,
  ]);
  return {
    score: scoreOf(report, 'performance'),
    metrics: Object.fromEntries(metrics) as Speed['metrics'],
  };
}

export function readChecks(report: Report): Checks {
  const failed = CHECKED.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const scores = CHECKED.map((name) => [name, scoreOf(report, name)]);
  return { scores: Object.fromEntries(scores) as Checks['scores'], failed };
}

const LIMIT_MS = 180_000;

/**
 * Runs Lighthouse once, as it simulates a phone on a slow line; undefined after a failure, which is printed. Does not hold
 * up this process, which serves some of the pages.
 */
export async function runLighthouse(
  lighthouse: string,
  address: string,
  categories: readonly string[],
): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const script = join(lighthouse, 'node_modules/lighthouse/cli/index.js');
    const options = ['--quiet', '--output=json', `--output-path=${output}`];
    // The picture of the whole page is for a reader of the report, and takes as long as the rest.
    options.push(`--only-categories=${categories.join(',')}`, '--disable-full-page-screenshot');
    await promisify(execFile)(
      process.execPath,
      [script, address, ...options, '--chrome-flags=--headless --no-sandbox'],
      { env: { ...process.env, CHROME_PATH: ensureChromium(), TMPDIR: folder }, timeout: LIMIT_MS },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch (error) {
    console.error(`Lighthouse did not end well for ${address}: ${(error as Error).message}`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
