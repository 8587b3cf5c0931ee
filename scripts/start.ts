/**
 * `npm start`: builds the site when its sources have changed since the last build, then serves it. Starts again when the
 * server asks for that (exit code 75, after a disk error), in the place of the same process.
 */
import './load-environment-file.ts';
import { join } from 'node:path';
import { buildStamp, readBuildStamp } from './build/build-stamp.ts';
import { executable, ROOT, run } from './run-tool.ts';

/** EX_TEMPFAIL of sysexits.h; see server/main.ts. */
const RESTART = 75;

const siteDir = process.env['SITE_DIR'] ?? join(ROOT, 'dist');

if ((await readBuildStamp(siteDir)) !== (await buildStamp())) {
  console.log('The site has changed since it was last built: building.');
  const code = await run(executable('astro'), ['build']);
  if (code !== 0) process.exit(code);
}

process.on('exit', (code) => {
  if (code === RESTART) process.execve?.(process.execPath, process.argv);
});

// In this process, so that a signal sent to it reaches the server.
await import('#server/main.ts');
