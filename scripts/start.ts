/**
 * `npm start`: builds when the sources have changed, then serves. package.json runs it by `exec`:
 * the shell between npm and this process would end on a signal and leave the server behind. Windows
 * has no `exec`, hence the second half of the command.
 */
import './load-environment-file.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { buildStamp, readBuildStamp } from './build/build-stamp.ts';
import { isInstalled, ROOT, requireFree, run } from './run-tool.ts';

const siteDir = resolve(ROOT, readBuildEnvironment(process.env).SITE_DIR);

if ((await readBuildStamp(siteDir)) !== (await buildStamp())) await buildIfPossible();

// In this process, so that a signal reaches the server.
await import('#server/main.ts');

/** A production install lacks the tools to build: it serves the site built before. */
async function buildIfPossible() {
  if (isInstalled('astro')) {
    await requireFree({ PORT: process.env['PORT'] || '3000' });
    console.log('The site has changed since it was last built: building.');
    const code = await run(['--run', 'build']);
    if (code !== 0) process.exit(code);
  } else if (existsSync(join(siteDir, 'index.html'))) {
    console.warn(
      'The sources or the build settings differ from those this site was built with. It is served as it is, because the tools to build it are not installed.',
    );
  } else {
    console.error(
      `There is no built site in ${siteDir}, and the tools to build it are not installed. Build it first: npm ci && npm run build && npm prune --omit=dev`,
    );
    process.exit(1);
  }
}
