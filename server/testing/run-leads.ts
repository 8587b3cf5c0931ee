import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from '#tests/support/clean-environment.ts';

const COMMAND_LINE = fileURLToPath(new URL('../leads/command-line.ts', import.meta.url));

/** Runs the command line, as `npm run leads` does. */
export async function runLeads(variables: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], { env: serverEnvironment(variables) });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (err += chunk));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}
