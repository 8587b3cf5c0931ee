/**
 * A second build of the site, for journeys that need one: a blog that has grown, a form that posts straight to a webhook
 * elsewhere, the bot check, and the gallery. One build serves them all (`build-other-site.ts`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/run-tool.ts';

// Inside the project, where Astro keeps a build's intermediate files next to its output: two builds may run at once.
const FOLDER = join(ROOT, 'dist-other');

export const otherSite = {
  posts: join(FOLDER, 'posts'),
  siteDir: join(FOLDER, 'site'),
  siteKey: 'key-of-this-test',
  /** File with the port the form of this build posts to; a test starts its receiver there. */
  portFile: join(FOLDER, 'webhook-port'),
};

export const otherWebhookPort = () => Number(readFileSync(otherSite.portFile, 'utf8'));
