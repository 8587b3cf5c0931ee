import { realEffects } from './effects.ts';
import { missingSettings, readEnvironment } from './environment.ts';
import { jsonLog } from './log.ts';
import { ToldError } from './told-error.ts';
import { startWebsite, type Website } from './website.ts';

/** Longer than all that is given time to end, shorter than the 10 seconds supervisors wait. */
const SHUTDOWN_LIMIT_MS = 9000;

let website: Website | undefined;

async function end() {
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
  await website?.close().catch(() => {});
  process.exit(0);
}

function explain(error: unknown) {
  const { syscall, message, stack } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `${message}. Set PORT to a number that is free, from 1024 up, and HOST to an address of this machine.`;
  return error instanceof ToldError ? message : (stack ?? message);
}

process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());

try {
  const env = readEnvironment();
  website = await startWebsite({ env, effects: realEffects, log: jsonLog });
  process.stdout.write(`Listening on ${website.url}\n`);
  for (const { setting, message } of missingSettings(env))
    jsonLog('warn', 'setting.missing', { setting, message });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
