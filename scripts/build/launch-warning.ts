/** Warns when a site with a public address is built while sample content is left in it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { BuildEnvironment } from '#src/build-environment.ts';
import { isLocalAddress } from '../launch.ts';
import { ROOT } from '../run-tool.ts';

export function launchWarning(env: BuildEnvironment): AstroIntegration {
  return {
    name: 'launch-warning',
    hooks: {
      'astro:build:done': async ({ logger }) => {
        if (isLocalAddress(env.VITE_SITE_URL)) return;
        const { isReady, counts } = await launchCheck();
        if (!isReady) logger.warn(`${counts} npm run check:launch lists them.`);
      },
    },
  };
}

/**
 * A process of its own: it imports whatever lies in `content/`, and Vite has stopped importing when
 * a build is done.
 */
function launchCheck(): Promise<{ isReady: boolean; counts: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'scripts/check-launch.ts')], (error, output) => {
      resolve({ isReady: error === null, counts: output.split('\n')[0] ?? '' });
    });
  });
}
