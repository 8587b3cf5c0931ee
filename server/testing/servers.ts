import { type SpawnOptionsWithoutStdio, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { runCommand } from '../commands/command-line.ts';
import { type Effects, realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';
import { openStore } from '../leads/open-store.ts';
import type { Log } from '../log.ts';
import { startWebsite } from '../website.ts';
import { makePlace, until } from './resources.ts';
import { post, postLead } from './sent-requests.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

const MAIN = join(import.meta.dirname, '../main.ts');

/** @param through a program and its arguments that starts the server */
export const startServerProcess = (
  variables: Record<string, string>,
  through: readonly string[] = [],
) => startServer([...through, process.execPath, MAIN], { env: serverEnvironment(variables) });

/** Throws with the program's output when it does not listen. */
export async function startServer(
  [command = '', ...args]: readonly string[],
  options: SpawnOptionsWithoutStdio,
) {
  const child = spawn(command, args, options);
  let [output, isClosed] = ['', false];
  // "close" and not "exit": only then everything it printed has been read.
  const closed = once(child, 'close').then(() => {
    isClosed = true;
    return child.exitCode;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  const address = () => /^Listening on (\S+)$/m.exec(output)?.[1];
  await until('it listens', () => isClosed || address() !== undefined).catch(() => {});
  const url = address();
  // Nobody else knows of it, and it would outlive the tests.
  if (url === undefined)
    throw new Error(`The server ended with ${await end('SIGKILL')} before it listened:\n${output}`);
  return {
    url,
    process: child,
    output: () => output,
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

const COMMAND_LINE = join(import.meta.dirname, '../commands/command-line.ts');

/** In this process: to start another takes ten times as long as most commands. */
export async function runLeads(variables: Record<string, string>, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(args, () => parseEnvironment(serverEnvironment(variables)), {
    write: async (text) => void out.push(text),
    note: (text) => void err.push(`${text}\n`),
    now: realEffects.now,
  });
  return { code, out: out.join(''), err: err.join('') };
}

export async function spawnLeads(
  variables: Record<string, string>,
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
) {
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], {
    env: serverEnvironment(variables),
    stdio,
  });
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (chunk) => (out += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk) => (err += chunk));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

interface RunningOptions {
  variables?: Record<string, string>;
  effects?: Partial<Effects>;
  log?: Log;
  /** Besides those of every small site. */
  files?: Parameters<typeof makePlace>[0];
}

/** The whole server in this process, with a small site and an empty database. */
export async function runWebsite(options: RunningOptions = {}) {
  const place = makePlace(options.files);
  const env = parseEnvironment(serverEnvironment({ ...place.variables, ...options.variables }));
  const effects = { ...realEffects, ...options.effects };
  const { url, close } = await startWebsite({ env, effects, log: options.log ?? (() => {}) });
  const store = openStore(env);
  return {
    url,
    store,
    post: post.bind(undefined, url),
    postLead: postLead.bind(undefined, url),
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await close();
      place[Symbol.dispose]();
    },
  };
}
