import packageJson from '../package.json' with { type: 'json' };
import type { Effects } from './effects.ts';
import { type Answer, JSON_HEADERS } from './intake/answers.ts';
import { type LeadStore, StoreError } from './leads/store.ts';
import { type FaultReport, reportFault } from './log.ts';

/** The release that runs, as CHANGELOG.md names it. */
export const VERSION = packageJson.version;

interface HealthCheckOptions extends FaultReport {
  store: Pick<LeadStore, 'check'>;
  effects: Pick<Effects, 'newId' | 'now'>;
}

const A_MINUTE_MS = 60_000;

/**
 * Answers whether leads can be stored. Anybody may ask, as often as they like, so a problem is logged when it begins and
 * once a minute while somebody asks; answers between name the line that was written last.
 */
export function createHealthCheck(options: HealthCheckOptions): () => Promise<Answer> {
  const { store, effects } = options;
  let reported: { problem: string; at: number; headers: Record<string, string> } | undefined;

  const report = (problem: string, message: string) => {
    const now = effects.now();
    const isKnown = reported?.problem === problem && Math.abs(now - reported.at) < A_MINUTE_MS;
    if (!reported || !isKnown)
      reported = { problem, at: now, headers: reportFault('health.failed', { problem, message }, options) };
    return reported.headers;
  };

  return async () => {
    try {
      await store.check();
      reported = undefined;
      return { status: 200, headers: JSON_HEADERS, body: JSON.stringify({ ok: true, version: VERSION }) };
    } catch (error) {
      const problem = error instanceof StoreError ? error.problem : 'failed';
      return {
        status: 503,
        headers: { ...JSON_HEADERS, ...report(problem, (error as Error).message) },
        // Names only the kind of the problem: a client outside need not know the paths of this machine.
        body: JSON.stringify({
          ok: false,
          problem,
          message: 'Leads cannot be stored at the moment.',
          version: VERSION,
        }),
      };
    }
  };
}
