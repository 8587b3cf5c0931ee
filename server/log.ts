import type { Effects } from './effects.ts';

export type LogFields = Record<string, string | number | boolean | null>;

/** Logs an event without personal data: no address, name, email or text of a lead may be passed in. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

let pending = '';

function flush(): void {
  if (pending !== '') process.stdout.write(pending);
  pending = '';
}

/**
 * One JSON object per line on standard output. The lines of one turn of the event loop are written together, because
 * every write to a pipe stops the server until it is done.
 */
export const jsonLog: Log = (level, event, fields = {}) => {
  if (pending === '') setImmediate(flush);
  pending += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
};

process.on('exit', flush);
// An output that nobody reads, or a full disk, must not stop leads and pages: without a listener the error would end the process.
process.stdout.on('error', () => {});

export const silentLog: Log = () => {};

const A_MINUTE_MS = 60_000;

/**
 * Spaces out lines of the log that strangers can cause without end, and that would fill the disk.
 *
 * @param sayMinute says what came in the last minute; false when nothing did, and there is nothing to say
 * @returns a function to call for each event: true when it is the first, to be said at once
 */
export function eachMinute(sayMinute: () => boolean): () => boolean {
  let isUnderWay = false;
  const wait = () => {
    isUnderWay = true;
    setTimeout(() => {
      isUnderWay = false;
      if (sayMinute()) wait();
    }, A_MINUTE_MS).unref();
  };
  return () => {
    if (isUnderWay) return false;
    wait();
    return true;
  };
}

/** Writes posts that were refused because there were too many at once when they begin, then once a minute with their number. */
export function withFewRefusals(log: Log): Log {
  let posts = 0;
  const begins = eachMinute(() => {
    if (posts === 0) return false;
    log('info', 'lead.refused', { status: 429, posts });
    posts = 0;
    return true;
  });
  return (level, event, fields) => {
    const isTooMany = event === 'lead.refused' && fields?.status === 429;
    if (isTooMany && !begins()) posts += 1;
    else log(level, event, fields);
  };
}

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
