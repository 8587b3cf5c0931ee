/** Builds the site with other posts than its own: the pages and their headers, without the compressed copies. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHeadersFile } from '#scripts/build/write-headers-file.ts';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';

export interface SiteWithPosts {
  siteDir: string;
  remove(): Promise<void>;
}

/** @param postsFolder absolute path of a folder of Markdown files */
export async function buildSiteWithPosts(postsFolder: string): Promise<SiteWithPosts> {
  // Inside the project, where Astro keeps a build's intermediate files beside its output: two builds may run at once.
  const siteDir = await mkdtemp(join(ROOT, 'dist-posts-'));
  const build = spawn(process.execPath, [executable('astro'), 'build'], {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BLOG_DIR: postsFolder, SITE_DIR: siteDir },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  build.stdout.on('data', keep);
  build.stderr.on('data', keep);
  const code = await new Promise((resolve) => build.on('exit', resolve));
  if (code !== 0) throw new Error(`The build with posts from ${postsFolder} failed:\n${output}`);
  await writeHeadersFile(siteDir, readBuildEnvironment(process.env));
  return { siteDir, remove: () => rm(siteDir, { recursive: true, force: true }) };
}
