/** Draws a film picture by picture in a browser and hands the pictures to ffmpeg. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { DrawnFilm } from './film-frame.tsx';
import { FRAME } from './timing.ts';

const packages = createRequire(import.meta.url);

/** Whole families with every axis, because the site's own files are reduced for the network. */
const FACES = [
  ['Newsreader', '200 800', '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'],
  [
    'Instrument Sans',
    '400 700; font-stretch: 75% 100%',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  ],
] as const;

export interface Stage {
  /** The picture at a moment, as a PNG. */
  shoot: (markup: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/**
 * A page with everything scenes are drawn with.
 * @param pictures the woven pictures that scenes use, by their ids
 */
export async function openStage(
  browser: Browser,
  styles: string,
  pictures: ReadonlyMap<string, string>,
): Promise<Stage> {
  const page = await browser.newPage({ viewport: { width: FRAME.width, height: FRAME.height } });
  const symbols = [...pictures].map(([id, svg]) => asSymbol(id, svg)).join('');
  await page.setContent(
    `<!doctype html><style>${await fontFaces()}${styles}</style>` +
      `<svg width="0" height="0" style="position:absolute"><defs>${symbols}</defs></svg><div></div>`,
  );
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const session = await page.context().newCDPSession(page);
  return { shoot: (markup) => shoot(page, session, markup), close: () => page.close() };
}

async function fontFaces(): Promise<string> {
  const faces = FACES.map(async ([family, weight, file]) => {
    const data = (await readFile(packages.resolve(file))).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  return (await Promise.all(faces)).join('');
}

function asSymbol(id: string, svg: string): string {
  return svg
    .replace(
      '<svg xmlns="http://www.w3.org/2000/svg"',
      `<svg id="${id}" width="${FRAME.width}" height="${FRAME.height}"`,
    )
    .replace(/<title>.*?<\/title>/, '');
}

async function shoot(page: Page, session: CDPSession, markup: string): Promise<Buffer> {
  await page.evaluate((svg) => {
    const stage = document.querySelector('div');
    if (stage) stage.innerHTML = svg;
  }, markup);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** The moments of all pictures of a film. */
export function moments({ film }: DrawnFilm): number[] {
  return Array.from({ length: Math.round(film.duration * FRAME.rate) }, (_, index) => index / FRAME.rate);
}

/**
 * Writes all pictures of a film, one after the other.
 * @returns how many of them differ from the one before
 */
export async function writePictures(
  drawn: DrawnFilm,
  frameOf: (film: DrawnFilm, t: number) => string,
  stage: Stage,
  to: Writable,
): Promise<number> {
  let last: { markup: string; picture: Buffer } | undefined;
  let count = 0;
  for (const t of moments(drawn)) {
    const markup = frameOf(drawn, t);
    if (last?.markup !== markup) {
      last = { markup, picture: await stage.shoot(markup) };
      count += 1;
    }
    if (!to.write(last.picture)) await once(to, 'drain');
  }
  to.end();
  return count;
}
