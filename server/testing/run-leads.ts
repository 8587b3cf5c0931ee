import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';
import { runCommand } from '../leads/run-command.ts';

const COMMAND_LINE = fileURLToPath(new URL('../leads/command-line.ts', import.meta.url));

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
