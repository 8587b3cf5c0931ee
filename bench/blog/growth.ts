/**
 * What a growing blog costs: `node bench/blog/growth.ts [counts…]`, by default 10 100 1000 5000 posts.
 *
 * For each number it writes that many posts to a temporary folder, builds the site with them, and prints the processor
 * time of the build, the size of the list page as it travels (brotli), and of what the list reads when it is asked for
 * more. The rest of the site is built too; its share is the same in every row.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { writePosts } from '#tests/support/write-posts.ts';

const counts = process.argv.slice(2).map(Number);

console.log(
  `Node ${process.version}, ${cpus().length} processors, ${new Date().toISOString().slice(0, 10)}\n`,
);
console.log(
  '| posts | build, processor s | build, wall s | pages of the blog | /blog HTML | /blog brotli | posts.json brotli | rss.xml brotli |',
);
console.log('|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const count of counts.length > 0 ? counts : [10, 100, 1000, 5000]) {
  console.log(await measure(count));
}

async function measure(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'blog-growth-'));
  try {
    const posts = join(folder, 'posts');
    const site = join(folder, 'site');
    writePosts(posts, count);
    const [wall, processor] = await build(posts, site);
    const pages = (await readdir(join(site, 'blog'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    const html = readFileSync(join(site, 'blog.html'));
    const cells = [
      count,
      processor?.toFixed(1) ?? 'not known',
      wall.toFixed(1),
      pages.length + 1,
      kilobytes(html.length),
      ...['blog.html', 'blog/posts.json', 'blog/rss.xml'].map((file) =>
        kilobytes(brotliSize(join(site, file))),
      ),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns seconds by the clock and, on Linux, seconds of processor time */
async function build(posts: string, site: string): Promise<[number, number | undefined]> {
  const before = childrenSeconds();
  const start = performance.now();
  const child = spawn(process.execPath, [executable('astro'), 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', BLOG_DIR: posts, SITE_DIR: site },
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('The build failed.');
  const after = childrenSeconds();
  const processor = before === undefined || after === undefined ? undefined : after - before;
  return [(performance.now() - start) / 1000, processor];
}

/** User and system time of ended child processes (proc(5): fields 16 and 17, in hundredths of a second). */
function childrenSeconds(): number | undefined {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return undefined;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
