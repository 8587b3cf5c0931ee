import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from '#tests/support/clean-environment.ts';

export interface ServerProcess extends AsyncDisposable {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Exit code, once the process has ended by itself. */
  closed: Promise<number | null>;
  /** Ends it with a signal and waits; gives the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface SpawnOptions {
  /** Every write beyond it fails with an I/O error, as on a disk that is about to die. */
  maxFileBytes?: number;
  /** The working folder; this one by default. */
  cwd?: string;
  /** A program and its arguments that starts the server, such as one that watches it. */
  through?: readonly string[];
}

const START_LIMIT_MS = 60_000;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts the real server in a process of its own and waits until it listens. Throws with its output when it does
 * not.
 */
export async function startServerProcess(
  variables: Record<string, string>,
  options: SpawnOptions = {},
): Promise<ServerProcess> {
  const child = spawnServer(variables, options);
  // "close" and not "exit": only then everything it printed has been read.
  const closed = once(child, 'close').then(() => child.exitCode);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /^Listening on (\S+)$/m.exec(output)?.[1];
      if (!found) return;
      // Searching everything a busy server logs would slow a measurement down.
      child.stdout?.off('data', look);
      resolve(found);
    };
    child.stdout?.on('data', look);
    setTimeout(
      () => reject(new Error(`The server did not listen within ${START_LIMIT_MS} ms:\n${output}`)),
      START_LIMIT_MS,
    ).unref();
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    );
  }).catch((error: unknown) => {
    // Nobody else knows of it, and it would outlive the tests.
    child.kill('SIGKILL');
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return closed;
  };
  return {
    url,
    process: child,
    output: () => output,
    closed,
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

/** Starts it where it cannot start, and gives what it said and its exit code. */
export async function failToStart(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(variables);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

function spawnServer(
  variables: Record<string, string>,
  { maxFileBytes, cwd, through = [] }: SpawnOptions = {},
): ChildProcess {
  const env = serverEnvironment(variables);
  const limit =
    maxFileBytes === undefined ? '' : `trap '' XFSZ; ulimit -f ${Math.floor(maxFileBytes / 512)};`;
  const own = [...through, process.execPath, MAIN];
  const [command = '', ...args] = limit ? ['sh', '-c', `${limit} exec "$0" "$@"`, ...own] : own;
  return spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
}
