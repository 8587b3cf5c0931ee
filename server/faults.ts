import type { Effects } from './effects.ts';
import type { Log, LogFields } from './log.ts';

export interface FaultReport {
  log: Log;
  effects: Pick<Effects, 'newId'>;
}

/** The header of a 5xx answer that names its line in the log. */
const REQUEST_ID = 'x-request-id';

/**
 * Logs why a request could not be answered, under an id of its own, and gives the header that tells the visitor this id.
 * Made only for failures: an id for every request would be paid by all the others.
 */
export function reportFault(
  event: string,
  fields: LogFields,
  { log, effects }: FaultReport,
): Record<string, string> {
  const requestId = effects.newId();
  log('error', event, { requestId, ...fields });
  return { [REQUEST_ID]: requestId };
}

/** Reports an error nobody expected, with its stack, which says where it happened. */
export function reportError(error: unknown, report: FaultReport): Record<string, string> {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return reportFault('request.failed', { stack }, report);
}
