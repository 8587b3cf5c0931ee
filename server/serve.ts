import { realEffects } from './effects.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { StoreError } from './leads/store.ts';
import { jsonLog } from './log.ts';
import { HeadersFileError } from './static/read-headers-file.ts';
import { SiteMissingError } from './static/site-files.ts';
import { startWebsite, type Website } from './website.ts';

/** A supervisor should start the process again after this one (EX_TEMPFAIL of sysexits.h). */
const EXIT_RESTART = 75;
/** Longer than everything that is given time to end, shorter than the 10 seconds supervisors wait. */
const SHUTDOWN_LIMIT_MS = 9000;

let website: Website | undefined;
let isEnding = false;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code || 1), SHUTDOWN_LIMIT_MS).unref();
  await website?.close().catch(() => {});
  process.exit(code);
}

function explain(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message}. Another program listens there; stop it or set PORT to another number.`;
  if (code === 'EACCES') return `${message}. Ports below 1024 need permission; set PORT to a higher number.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${message}. Set HOST to an address of this machine.`;
  const isOurs = [EnvironmentError, StoreError, SiteMissingError, HeadersFileError].some(
    (type) => error instanceof type,
  );
  return isOurs ? message : (stack ?? message);
}

process.on('SIGTERM', () => void end(0));
process.on('SIGINT', () => void end(0));

try {
  website = await startWebsite({
    env: readEnvironment(),
    effects: realEffects,
    log: jsonLog,
    // After an I/O error SQLite goes on answering that the file is malformed although it is whole; a fresh process does
    // not. The answers under way are sent first.
    onDamage: (error) => {
      jsonLog('error', 'store.damaged', { message: error.message });
      setImmediate(() => void end(EXIT_RESTART));
    },
  });
  process.stdout.write(`Listening on ${website.url}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
