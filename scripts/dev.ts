/**
 * `npm run dev`: the site with hot reload on http://localhost:3000 and, behind it, the intake,
 * which restarts when its code changes. The site passes /api, /healthz and /livez on to it. `npm
 * run edit` is the same with the editor at /editor, which opens in the browser.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executable, isTaken, ROOT } from './run-tool.ts';

const INTAKE_PORT = process.env['INTAKE_PORT'] ?? '3001';
const sitePort = process.env['PORT'] ?? '3000';

for (const [setting, port] of Object.entries({ PORT: sitePort, INTAKE_PORT })) {
  if (!(await isTaken(Number(port)))) continue;
  // The intake alone would end, and forms would go to the other program, which might even thank for
  // them.
  console.error(
    `Another program listens on port ${port}. Stop it, or set ${setting} to another number.`,
  );
  process.exit(1);
}

const intake = start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: INTAKE_PORT,
  HOST: '127.0.0.1',
  SITE_DIR: await emptySite(),
});
const editor = process.argv.includes('--edit')
  ? ['--config', 'editor.config.ts', '--open', '/editor']
  : [];
const site = start([executable('astro'), 'dev', '--port', sitePort, ...editor], {
  NODE_ENV: 'development',
  INTAKE_PORT,
  ASTRO_TELEMETRY_DISABLED: '1',
});

for (const [one, other] of [
  [intake, site],
  [site, intake],
] as const) {
  one.on('exit', (code) => {
    other.kill();
    process.exitCode = code ?? 1;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    intake.kill(signal);
    site.kill(signal);
  });
}

/** The intake serves no pages here, but it will not start without a site. */
async function emptySite(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/development-site');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Development</title>');
  return folder;
}

function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}
