export type LogFields = Record<string, string | number | boolean | null>;

/** Writes what happened, never who: no address, name, email or text of a lead may be passed in. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** One JSON object per line on standard output. */
export const jsonLog: Log = (level, event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
};

export const silentLog: Log = () => {};
