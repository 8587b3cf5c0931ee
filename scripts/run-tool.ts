import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.unref();
  });

/** Ends the process, before it does what takes long, where another program has a port. */
export async function requireFree(ports: Readonly<Record<string, string>>) {
  for (const [setting, port] of Object.entries(ports)) {
    if (!(await isTaken(Number(port)))) continue;
    console.error(
      `Another program listens on port ${port}. Stop it, or set ${setting} to another number.`,
    );
    process.exit(1);
  }
}

export const isInstalled = (packageName: string) =>
  existsSync(join(ROOT, 'node_modules', packageName, 'package.json'));

export function executable(packageName: string) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[packageName]);
}

/** Of the npm that started this process, so that it runs on our Node. */
export function npmScript() {
  const running = process.env['npm_execpath'];
  if (running?.endsWith('.js')) return running;
  throw new Error('Run this through npm, for example: npm test');
}

const ENDING = ['SIGTERM', 'SIGINT'] as const;

/** Node with these, in the project. @returns its exit code; a signal counts as 1 */
export function run(args: string[], env: Record<string, string> = {}, signal?: AbortSignal) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  // A terminal's signal reaches the child as well; a supervisor's this process alone.
  const forward = (name: NodeJS.Signals) => child.kill(name);
  for (const name of ENDING) process.on(name, forward);
  signal?.addEventListener('abort', () => child.kill());
  const ended = once(child, 'exit').then(([code]): number => code ?? 1);
  return ended.finally(() => {
    for (const name of ENDING) process.off(name, forward);
  });
}
