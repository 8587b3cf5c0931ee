/** Builds the other site: the pages and their headers, without the compressed copies. */
import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { otherSite } from './other-site.ts';
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

test('the other site is built', async () => {
  test.setTimeout(240_000);
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
});

/** Forty posts and one of each kind that goes wrong: hostile, a draft, without a field, with a broken picture. */
async function writeManyPosts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  writePosts(folder, 40);
  for (const kind of ['hostile', 'drafts', 'missing-fields'])
    await cp(join(FIXTURES, kind), folder, { recursive: true });
  for (const sound of ['complete.md', 'odd-read-time.md', 'published.md']) await rm(join(folder, sound));
  await writeFile(join(folder, 'broken-picture.md'), BROKEN_PICTURE);
}

/** Below the ports that the system gives to whoever asks for any: it must still be free when the receiver starts. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
