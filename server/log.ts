import { type Effects, realEffects } from './effects.ts';

export type LogFields = Record<string, string | number | boolean | null>;

/** No address, name, email or text of a lead may be passed in. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export const jsonLog: Log = (level, event, fields = {}) => {
  const time = new Date(realEffects.now()).toISOString();
  process.stdout.write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
};

// An output that nobody reads, or a full disk, would end the process without a listener.
process.stdout.on('error', () => {});

const A_MINUTE_MS = 60_000;

/** Lines that strangers can cause without end: an event, with its status if it has one. */
const ENDLESS = new Set(['connections.full', 'lead.refused 429', 'lead.refused 503']);

/** Writes such lines when they begin, then once a minute the last of them with their number. */
export function withFewRepeats(log: Log): Log {
  const held = new Map<string, { fields: LogFields; times: number }>();
  const holdMinute = (kind: string, ...[level, event, fields = {}]: Parameters<Log>) => {
    const repeats = { fields, times: 0 };
    held.set(kind, repeats);
    setTimeout(() => {
      held.delete(kind);
      if (repeats.times === 0) return;
      log(level, event, { ...repeats.fields, times: repeats.times });
      holdMinute(kind, level, event);
    }, A_MINUTE_MS).unref();
  };
  return (level, event, fields = {}) => {
    const kind = fields.status ? `${event} ${fields.status}` : event;
    const repeats = held.get(kind);
    if (repeats) Object.assign(repeats, { fields, times: repeats.times + 1 });
    else {
      log(level, event, fields);
      if (ENDLESS.has(kind)) holdMinute(kind, level, event);
    }
  };
}

/** @returns a header with the line's id. Only for failures: each request would pay for its own. */
export function reportError(
  error: unknown,
  { log, effects }: { log: Log; effects: Pick<Effects, 'newId'> },
) {
  const { stack = String(error) }: { stack?: string } = Object(error);
  const requestId = effects.newId();
  log('error', 'request.failed', { requestId, stack });
  return { 'x-request-id': requestId };
}
