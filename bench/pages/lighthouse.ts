/** Lighthouse, installed in a folder of its own: it brings a hundred packages that nothing else here needs. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { type Installed, installTemplate } from '../support/scratch.ts';
import { median } from '../support/statistics.ts';

/** In the order of the tables; each from 0 to 100. */
export const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;
/** What Lighthouse works performance out from: milliseconds, and the shift of the layout. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export interface Run {
  scores: Record<(typeof CATEGORIES)[number], number>;
  metrics: Record<(typeof METRICS)[number], number>;
  /** What cost points, outside of performance. */
  failed: string[];
}

export interface Scored extends Run {
  runs: number;
}

export const installLighthouse = (): Installed => installTemplate(join(import.meta.dirname, 'lighthouse'));

/** Median by median, of an even number the worse of the two in the middle; what failed once is listed. */
export function medianOf(runs: readonly Run[]): Scored {
  const of = <Name extends string>(
    names: readonly Name[],
    read: (run: Run, name: Name) => number,
    sign = 1,
  ) =>
    Object.fromEntries(
      names.map((name) => [name, sign * median(runs.map((run) => read(run, name)))]),
    ) as Record<Name, number>;
  return {
    scores: of(CATEGORIES, ({ scores }, name) => -scores[name], -1),
    metrics: of(METRICS, ({ metrics }, name) => metrics[name]),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    runs: runs.length,
  };
}

interface Audit {
  score: number | null;
  numericValue?: number;
}

export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

export function readReport({ categories, audits }: Report): Run {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Run['scores'],
    metrics: Object.fromEntries(METRICS.map((name) => [name, value(name)])) as Run['metrics'],
    failed,
  };
}

const LIMIT_MS = 180_000;

/**
 * Once, as Lighthouse simulates a phone on a slow line; undefined when it did not end well, which is said. Does not hold
 * up this process, which serves some of the pages.
 */
export async function runLighthouse(lighthouse: string, address: string): Promise<Run | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const script = join(lighthouse, 'node_modules/lighthouse/cli/index.js');
    const options = ['--quiet', '--output=json', `--output-path=${output}`];
    await promisify(execFile)(
      process.execPath,
      [script, address, ...options, '--chrome-flags=--headless --no-sandbox'],
      { env: { ...process.env, CHROME_PATH: ensureChromium(), TMPDIR: folder }, timeout: LIMIT_MS },
    );
    return readReport(JSON.parse(readFileSync(output, 'utf8')) as Report);
  } catch (error) {
    console.error(`Lighthouse did not end well for ${address}: ${(error as Error).message}`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
