/**
 * `npm run filmstrips`: every motion of the site as a row of pictures at 390 and 1440 px, into `filmstrips/`, one PNG for
 * each. Needs a built site: run `npm run build` first. Development only.
 * `npm run filmstrips -- menu page-case` takes only those; `--widths=390` another width. The
 * names are in `filmstrips/motions.ts`, where a new motion is added.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { launchOptions } from '#tests/support/chromium-options.ts';
import { startSite } from '#tests/support/start-site.ts';
import { ensureChromium } from './browser/find-chromium.ts';
import { type Motion, motions } from './filmstrips/motions.ts';
import { type Frame, takeFrames } from './filmstrips/take-frames.ts';
import { ROOT } from './run-tool.ts';

const OUT = join(ROOT, 'filmstrips');
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const widths = (args.find((arg) => arg.startsWith('--widths='))?.slice(9) ?? '390,1440')
  .split(',')
  .map(Number);

const unknown = names.filter((name) => !motions.some((motion) => motion.name === name));
if (unknown.length > 0) {
  console.error(
    `No motion is called ${unknown.join(', ')}. There are: ${motions.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

await mkdir(OUT, { recursive: true });
const site = await startSite({ siteDir: resolve(ROOT, readBuildEnvironment(process.env).SITE_DIR) });
const browser = await chromium.launch({ ...launchOptions, executablePath: ensureChromium() });
try {
  for (const motion of motions.filter(({ name }) => names.length === 0 || names.includes(name))) {
    for (const width of widths.filter((each) => motion.widths?.includes(each) ?? true)) {
      const file = `${motion.name}-${width}.png`;
      await writeFile(join(OUT, file), await filmstrip(browser, motion, width));
      console.log(join('filmstrips', file));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

async function filmstrip(from: Browser, motion: Motion, width: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
  const frames = await takeFrames(page, site.url, motion);
  await page.close();
  return sideBySide(from, frames, width < 700 ? 240 : 520);
}

async function sideBySide(from: Browser, frames: readonly Frame[], width: number): Promise<Buffer> {
  const page = await from.newPage({
    viewport: { width: (width < 300 ? 8 : 4) * (width + 8) + 8, height: 100 },
  });
  const figures = frames.map(
    ({ label, png }) =>
      `<figure>${label}<img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px system-ui}figure{margin:0}img{display:block;outline:1px solid #ccc}</style>${figures.join('')}`,
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
