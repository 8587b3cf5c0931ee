/** `npm run build`: draws the pictures, builds the site, works out its security headers and compresses it. */
import './load-environment-file.ts';
import { join } from 'node:path';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { buildStamp, writeBuildStamp } from './build/build-stamp.ts';
import { compressSite } from './build/compress-site.ts';
import { writeDiscoveryFiles } from './build/discovery-files.ts';
import { joinStyleSheets } from './build/join-style-sheets.ts';
import { writeHeadersFile } from './build/write-headers-file.ts';
import { drawPictures } from './draw/draw-pictures.ts';
import { executable, ROOT, run } from './run-tool.ts';

const siteDir = process.env['SITE_DIR'] ?? join(ROOT, 'dist');
const stamp = await buildStamp();

console.log(`${await drawPictures()} pictures woven.`);
const code = await run(executable('astro'), ['build']);
if (code !== 0) process.exit(code);
const sheets = await joinStyleSheets(siteDir);
console.log(`Joined ${sheets.before} style sheets to ${sheets.after}.`);

const env = readBuildEnvironment(process.env);
console.log(
  `${await writeDiscoveryFiles(siteDir, env.VITE_SITE_URL)} pages listed in sitemap.xml and llms.txt.`,
);
const headers = await writeHeadersFile(siteDir, env);
console.log(`Content security policy: ${headers.inlineHashes} inline scripts and styles allowed by hash.`);
const { files, before, after } = await compressSite(siteDir);
console.log(`Compressed ${files} files: ${kilobytes(before)} to ${kilobytes(after)} (brotli).`);
await writeBuildStamp(siteDir, stamp);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
