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
