/**
 * The site with hot reload and, behind it, the intake, which restarts when its code changes; the
 * site passes /api, /healthz and /livez on to it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executable, ROOT, requireFree, run } from '#scripts/run-tool.ts';

const INTAKE_PORT = process.env['INTAKE_PORT'] ?? '3001';
const sitePort = process.env['PORT'] ?? '3000';

// The intake alone would end, and forms go to the other program, which might thank for them.
await requireFree({ PORT: sitePort, INTAKE_PORT });

/** The intake serves no pages here, but it will not start without a site. */
const SITE_DIR = join(ROOT, 'node_modules/.cache/development-site');
await mkdir(SITE_DIR, { recursive: true });
await writeFile(join(SITE_DIR, 'index.html'), '<!doctype html><title>Development</title>');

const editor = process.argv.includes('--edit')
  ? ['--config', 'editor.config.ts', '--open', '/editor']
  : [];
const over = new AbortController();
process.exitCode = await Promise.race([
  run(
    ['--watch', '--watch-preserve-output', 'server/main.ts'],
    { PORT: INTAKE_PORT, HOST: '127.0.0.1', SITE_DIR },
    over.signal,
  ),
  run(
    [executable('astro'), 'dev', '--port', sitePort, ...editor],
    { NODE_ENV: 'development', INTAKE_PORT },
    over.signal,
  ),
]);
// Neither is of use without the other.
over.abort();
