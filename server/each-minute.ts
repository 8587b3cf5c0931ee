import type { Log } from './log.ts';

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
