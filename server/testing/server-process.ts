import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { runCommand } from '../commands/run-command.ts';
import { realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';

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

const COMMAND_LINE = fileURLToPath(new URL('../commands/command-line.ts', import.meta.url));

/** Output and exit status of a command. */
interface Ending {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command in this process: a process of its own takes ten times as long to start as most commands to run. */
export async function runLeads(variables: Record<string, string>, ...args: string[]): Promise<Ending> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, () => parseEnvironment(serverEnvironment(variables)), {
    write: async (text) => void out.push(text),
    note: (text) => void err.push(`${text}\n`),
    progress: () => {},
    now: realEffects.now,
  });
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs a command in a process of its own, as `npm run leads` does. */
export function spawnLeads(variables: Record<string, string>, ...args: string[]): Promise<Ending> {
  return spawnLeadsInto('pipe', variables, ...args);
}

/** The same with its output written into an open file, which has none of it for this process. */
export async function spawnLeadsInto(
  output: 'pipe' | number,
  variables: Record<string, string>,
  ...args: string[]
): Promise<Ending> {
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], {
    env: serverEnvironment(variables),
    stdio: ['pipe', output, 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => (out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk) => (err += chunk));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}
