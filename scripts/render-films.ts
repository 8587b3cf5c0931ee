/**
 * `npm run films`: draws the films of `content/data/film-scenes.ts` and the student films, and writes them to
 * `public/films/`. Needs ffmpeg. `npm run films -- promo` makes only that film; `npm run films -- promo --sheet` writes a
 * contact sheet of its pictures to `screenshots/films/` instead, `--at=1.5,7` single pictures; `--poster` makes only its
 * poster.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { ensureChromium } from './browser/find-chromium.ts';
import { contactSheet } from './films/contact-sheet.ts';
import { CONTAINERS, collectPictures, encode, ensureFfmpeg } from './films/encode-film.ts';
import type { DrawnFilm } from './films/film-frame.tsx';
import { writeStamp } from './films/made-from.ts';
import { openStage, type Stage, writePictures } from './films/render-film.ts';
import { ROOT } from './run-tool.ts';

type FilmFrames = typeof import('./films/film-frame.tsx');

const OUT = join(ROOT, 'public/films');
const SHEETS = join(ROOT, 'screenshots/films');
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isSheet = args.includes('--sheet');
const isPoster = args.includes('--poster');
const at = args
  .find((arg) => arg.startsWith('--at='))
  ?.slice(5)
  .split(',')
  .map(Number);

if (!isSheet && !isPoster && !at) ensureFfmpeg();
const vite = await createServer({
  configFile: false,
  envDir: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});
try {
  const frames = (await vite.ssrLoadModule('/scripts/films/film-frame.tsx')) as FilmFrames;
  const stage = await openStage(browser as Browser, frames.stageStyles, frames.stagePictures());
  for (const film of frames.drawnFilms) {
    if (wanted.length > 0 && !wanted.includes(film.name)) continue;
    if (at) await takePictures(film, frames, stage, at);
    else if (isSheet) await writeSheet(film, frames, stage);
    else if (isPoster) await makePoster(film, frames, stage);
    else await makeFilm(film, frames, stage);
  }
} finally {
  await browser.close();
  await vite.close();
}

async function makeFilm(film: DrawnFilm, frames: FilmFrames, stage: Stage): Promise<void> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const raw = join(folder, 'pictures.mkv');
  await mkdir(OUT, { recursive: true });
  try {
    const { input, done } = collectPictures(raw);
    const count = await writePictures(film, frames.filmFrame, stage, input);
    await done;
    await makePoster(film, frames, stage);
    const drawnAt = performance.now();
    const sizes: string[] = [];
    for (const container of CONTAINERS) {
      const file = join(OUT, `${film.name}.${container}`);
      await encode(raw, file, container);
      sizes.push(`${container} ${Math.round((await stat(file)).size / 1000)} kB`);
    }
    await writeStamp(film.name, film.film);
    const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);
    console.log(
      `${film.name}: ${film.film.duration} s, ${count} pictures, ${sizes.join(', ')}; ${seconds(started)} s, of these ${seconds(drawnAt)} s encoding`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makePoster(film: DrawnFilm, { filmFrame }: FilmFrames, stage: Stage): Promise<void> {
  if (film.posterAt === undefined) return;
  const picture = await stage.shoot(filmFrame(film, film.posterAt));
  await sharp(picture)
    .webp({ lossless: true, effort: 6 })
    .toFile(join(OUT, `${film.name}.webp`));
}

async function takePictures(
  film: DrawnFilm,
  { filmFrame }: FilmFrames,
  stage: Stage,
  moments: number[],
): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  for (const t of moments)
    await writeFile(join(SHEETS, `${film.name}-${t}.png`), await stage.shoot(filmFrame(film, t)));
}

async function writeSheet(film: DrawnFilm, { filmFrame }: FilmFrames, stage: Stage): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  const pictures: Buffer[] = [];
  for (let t = 0.5; t < film.film.duration; t += 1) pictures.push(await stage.shoot(filmFrame(film, t)));
  await writeFile(join(SHEETS, `${film.name}.png`), await contactSheet(pictures));
}
