/** Which pages Lighthouse looks at, how often, and for how long in all. */
import { medianOf, type Run, runLighthouse, type Scored } from './lighthouse.ts';

export interface Address {
  /** In the table. */
  label: string;
  url: string;
  /** One of a kind of page: the median of all runs, also when the first is perfect. */
  isThorough: boolean;
}

interface ScoreOptions {
  /** Folder in which Lighthouse is installed. */
  lighthouse: string;
  /** Of a thorough page, and of one that was not perfect at once. */
  runs: number;
  /** After so many minutes no run is begun; what is left has no score. */
  minutes: number;
  /** Told after every page. */
  onScore: (label: string, scored: Scored) => void;
}

const isPerfect = ({ scores }: Run) => Object.values(scores).every((score) => score === 100);

export async function scorePages(addresses: readonly Address[], options: ScoreOptions): Promise<void> {
  const end = performance.now() + options.minutes * 60_000;
  for (const { label, url, isThorough } of addresses) {
    const results: Run[] = [];
    const isEnough = () =>
      results.length > 0 &&
      (results.length >= options.runs ||
        performance.now() > end ||
        (!isThorough && results.every(isPerfect)));
    // A run that fails is repeated, but not without end.
    for (let run = 0; run < options.runs + 2 && performance.now() < end && !isEnough(); run += 1) {
      const result = await runLighthouse(options.lighthouse, url);
      if (result) results.push(result);
    }
    if (results.length > 0) options.onScore(label, medianOf(results));
  }
}
