/** Builds the other site: the pages and their headers, without the compressed copies. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { freePort } from '#server/testing/free-port.ts';
import { otherSite } from './other-site.ts';
import { runFolder } from './run-folder.ts';
import { type RunningSite, startSite } from './start-site.ts';
import { writePosts } from './write-posts.ts';

const FIXTURES = join(ROOT, 'tests/fixtures/posts');
const BROKEN_PICTURE = `---
title: A post whose picture is gone and whose title is so long that it cannot possibly be shown in full on two lines of a card, however wide the window of the visitor may be, because it simply goes on
category: Announcements
readTime: 3
description: ${'A description that goes on and on. '.repeat(12)}
date: 2026-02-01
imageUrl: /pictures/gone.svg
---

Body.
`;

const LOOK_AGAIN_MS = 200;

/** Serves the other site, once it is built. */
export async function startOtherSite(): Promise<RunningSite> {
  await buildOtherSiteOnce();
  return startSite({ siteDir: otherSite.siteDir });
}

/**
 * One build for all journeys of a run, by the first that asks; who asks later waits for it. A project that the journeys
 * depend on would hold all of them back until the last journey of the other projects is over.
 */
export async function buildOtherSiteOnce(): Promise<void> {
  const folder = runFolder();
  if (!folder) throw new Error('The other site is built for a run of Playwright: npm run test:browser.');
  const stateFile = (state: string) => join(folder, `other-site-${state}`);
  const [built, failed] = [stateFile('built'), stateFile('failed')];
  if (await isFirstTo(stateFile('begun')))
    await build().then(
      () => writeFile(built, ''),
      (error: Error) => writeFile(failed, error.message),
    );
  while (!existsSync(built) && !existsSync(failed)) await sleep(LOOK_AGAIN_MS);
  if (existsSync(failed)) throw new Error(await readFile(failed, 'utf8'));
}

/** Makes a folder, which only one of several processes can. */
async function isFirstTo(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function build(): Promise<void> {
  await rm(join(otherSite.siteDir, '..'), { recursive: true, force: true });
  await writeManyPosts(otherSite.posts);
  const port = await freePort();
  await writeFile(otherSite.portFile, String(port));
  const settings = {
    BLOG_DIR: otherSite.posts,
    VITE_CONTACT_ENDPOINT: `http://127.0.0.1:${port}/hook`,
    VITE_RECAPTCHA_SITE_KEY: otherSite.siteKey,
    SITE_DIR: otherSite.siteDir,
  };
  const env = { ...process.env, ...settings };
  const config = ['--config', 'gallery.config.ts'];
  await promisify(execFile)(process.execPath, [executable('astro'), 'build', ...config], { cwd: ROOT, env });
}

/** Forty posts and one of each kind that goes wrong: hostile, a draft, without a field, with a broken picture. */
async function writeManyPosts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  writePosts(folder, 40);
  for (const kind of ['hostile', 'drafts', 'missing-fields'])
    await cp(join(FIXTURES, kind), folder, { recursive: true });
  for (const sound of ['complete.md', 'odd-read-time.md', 'published.md']) await rm(join(folder, sound));
  await writeFile(join(folder, 'broken-picture.md'), BROKEN_PICTURE);
}
