/**
 * `npm run screenshots`: every route at 390 and 1440 px, light, and the documentation in dark as well, into
 * `screenshots/` with a contact sheet (`index.html`). Needs a built site: run `npm run build` first.
 * `npm run screenshots -- /pricing /docs` takes only those routes; `--widths=390,768,1440` other widths.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { startSite } from '#tests/support/start-site.ts';
import { ensureChromium } from './browser/find-chromium.ts';
import { builtRoutes } from './routes.ts';
import { ROOT } from './run-tool.ts';

const OUT = join(ROOT, 'screenshots');
const siteDir = resolve(ROOT, readBuildEnvironment(process.env).SITE_DIR);
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg.startsWith('/'));
const widths = (args.find((arg) => arg.startsWith('--widths='))?.slice(9) ?? '390,1440')
  .split(',')
  .map(Number);

interface Shot {
  route: string;
  width: number;
  theme: 'light' | 'dark';
  file: string;
}

const routes = (await builtRoutes(siteDir)).filter((route) => wanted.length === 0 || wanted.includes(route));
const shots: Shot[] = routes.flatMap((route) =>
  widths.flatMap((width) =>
    (route.startsWith('/docs') ? (['light', 'dark'] as const) : (['light'] as const)).map((theme) => ({
      route,
      width,
      theme,
      file: `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`,
    })),
  ),
);

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const site = await startSite({ siteDir });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const [index, shot] of shots.entries()) {
    await take(browser, site.url, shot);
    console.log(`${index + 1}/${shots.length} ${shot.file}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
await writeFile(join(OUT, 'index.html'), contactSheet(shots));
console.log(`Contact sheet: ${join('screenshots', 'index.html')}`);

async function take(from: Browser, origin: string, { route, width, theme, file }: Shot): Promise<void> {
  const page = await from.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript((saved) => localStorage.setItem('theme', saved), theme);
  await page.goto(origin + route);
  await page.evaluate(async () => {
    // Pictures below the fold load when they come near it.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.warn(`${route} is ${overflow} px wider than its window at ${width} px`);
  await page.screenshot({ path: join(OUT, file), fullPage: true });
  await page.close();
}

function contactSheet(all: Shot[]): string {
  const figures = all.map(
    ({ route, width, theme, file }) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${route} · ${width} · ${theme}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:14px/1.4 system-ui;margin:24px;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:24px}
figure{margin:0}img{width:100%;height:320px;object-fit:cover;object-position:top;border:1px solid #ccc}
</style>${figures.join('\n')}`;
}
