/** Styles are inline: the layout engine knows no style sheets and no custom properties. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { token } from '#styles/design-tokens.ts';
import { Mark } from '#weave/drawing.tsx';
import { PermissionDiagram, SHARE } from '#weave/permission-diagram.tsx';
import type { BrandFacts } from '../brand.tsx';
import type { drawnDay } from '../ordinary-day.ts';
import { keptFile } from '../picture/kept-files.ts';
import { FONTS } from './letters.ts';

export type PagePicture = {
  route: string;
  title: string;
  foot: string;
  imageUrl?: string | undefined;
};

const SIZE = { width: 1200, height: 630 };

const WORDS = { besideFile: 640, besideDrawing: 700 };

const LARGEST_SHARE_PICTURE = 120_000;

/** Grain takes most of a PNG's bytes; a JPEG would blur the words. */
const FORMS = [
  { quality: 80, blur: 0 },
  { quality: 65, blur: 0 },
  { quality: 50, blur: 2 },
  { quality: 50, blur: 6 },
] as const;

const RENDERER = JSON.stringify(sharp.versions);

const inline = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

type DrawnDay = ReturnType<typeof drawnDay>;

export async function drawPagePicture(
  { title, foot, imageUrl }: PagePicture,
  brand: BrandFacts,
  day: DrawnDay,
) {
  const file = await coverImage(imageUrl);
  const width = file ? WORDS.besideFile : WORDS.besideDrawing;
  const place = file ? { width: SIZE.width - width, height: SIZE.height } : SHARE;
  let picture: Buffer = Buffer.alloc(0);
  for (const { quality, blur } of FORMS) {
    const side = file ? await rightSide(file, blur) : await weave(day);
    const tree = (
      <div style={{ display: 'flex', ...SIZE, backgroundColor: token('--color-paper') }}>
        <Words title={title} foot={foot} width={width} brand={brand} />
        <img src={side} alt="" {...place} style={{ position: 'absolute', right: 0, bottom: 0 }} />
      </div>
    );
    // Words are outlines in it: no font, color or size that shows is left out. Its masks are
    // of boxes that nothing leaves, and take as long as all else.
    const svg = (await satori(tree, { ...SIZE, fonts: FONTS })).replace(/ mask="[^"]*"/g, '');
    const drawing = Buffer.from(svg);
    // More effort costs half as much again for 7 % of the bytes; flat color needs no dither.
    const form = { palette: true, quality, effort: 1, dither: Number(!!file && !isDrawing(file)) };
    picture = await keptFile([RENDERER, JSON.stringify(form), drawing], () =>
      sharp(drawing).png(form).toBuffer(),
    );
    if (picture.length <= LARGEST_SHARE_PICTURE) break;
  }
  return picture;
}

export async function drawCompanyPicture(brand: BrandFacts) {
  const [height, margin] = [124, 32];
  const type = { fontFamily: token('--font-serif'), fontSize: 89, letterSpacing: '-0.02em' };
  const picture = await satori(
    <div style={{ display: 'flex', padding: margin, color: token('--color-ink'), ...type }}>
      <Sign height={height} gap={48} brand={brand} />
    </div>,
    { height: height + 2 * margin, fonts: FONTS },
  );
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer();
}

function Sign({ height, gap, brand }: { height: number; gap: number; brand: BrandFacts }) {
  const { onPaper, saysName } = brand.logo ?? {};
  const src = onPaper
    ? inline(onPaper.bytes, onPaper.type)
    : inline(drawingFile(<Mark size={height} />), 'image/svg+xml');
  return (
    <div style={{ display: 'flex', alignItems: 'center', height, gap, lineHeight: 1 }}>
      <img src={src} alt="" width={Math.round(height * (onPaper?.ratio ?? 1))} height={height} />
      {saysName ? '' : brand.name}
    </div>
  );
}

const PADDING = { top: 64, left: 64, right: 44, bottom: 52 };
const SIGN = 46;
const TITLE = { top: 58, lineHeight: 0.98 };

interface WordsProps extends Pick<PagePicture, 'title' | 'foot'> {
  width: number;
  brand: BrandFacts;
}

function Words({ title, foot, width, brand }: WordsProps) {
  const { top, left, right, bottom } = PADDING;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height: SIZE.height,
        padding: `${top}px ${right}px ${bottom}px ${left}px`,
        color: token('--color-ink'),
        fontFamily: token('--font-serif'),
        fontSize: 35,
      }}
    >
      <Sign height={SIGN} gap={17} brand={brand} />
      <div
        style={{
          display: 'block',
          marginTop: TITLE.top,
          letterSpacing: '-0.03em',
          lineHeight: TITLE.lineHeight,
          ...titleSize(title, width),
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'block',
          marginTop: 'auto',
          paddingTop: 18,
          borderTop: `1.25px solid ${token('--color-ink')}`,
          color: token('--color-ink-2'),
          fontFamily: token('--font-sans'),
          fontSize: 22,
          lineHeight: 1.3,
          lineClamp: 2,
        }}
      >
        {foot}
      </div>
    </div>
  );
}

function titleSize(title: string, width: number) {
  const room = width - PADDING.left - PADDING.right;
  const height = SIZE.height - PADDING.top - SIGN - TITLE.top - PADDING.bottom - 100;
  const linesOf = (size: number) => Math.floor(height / (size * TITLE.lineHeight));
  // A letter of this serif is 0.44 of its size wide on average, and a line ends a word early.
  const fits = (size: number) => title.length < linesOf(size) * (room / (size * 0.44) - 4);
  const fontSize = [74, 64, 54].find(fits) ?? 46;
  return { fontSize, lineClamp: linesOf(fontSize) };
}

const isDrawing = (file: Buffer) => file.subarray(0, 5).toString() === '<svg ';

async function rightSide(file: Buffer, blur: number) {
  const size = { width: SIZE.width - WORDS.besideFile, height: SIZE.height };
  // A drawing without a size of its own would be drawn small and then enlarged.
  const sized = `<svg width="${size.width}" height="${size.height}" `;
  const source = isDrawing(file) ? Buffer.from(file.toString().replace('<svg ', sized)) : file;
  const picture = await keptFile([RENDERER, `beside words ${blur}`, source], () => {
    const resized = sharp(source).resize({ ...size, fit: 'cover' });
    return (blur > 0 ? resized.blur(blur) : resized).png().toBuffer();
  });
  return inline(picture);
}

const woven = new WeakMap<DrawnDay, Promise<Buffer>>();

async function weave(day: DrawnDay) {
  const { systems, rows } = day;
  const drawing = <PermissionDiagram variant={SHARE} systems={systems} rows={rows} decorative />;
  const picture = woven.get(day) ?? sharp(drawingFile(drawing)).png().toBuffer();
  woven.set(day, picture);
  return inline(await picture);
}

function drawingFile(element: ReactElement) {
  const markup = renderToStaticMarkup(element)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${token('--color-ink')}" `)
    .replace(/var\(--[\w-]+,(var\([^)]+\))\)/g, '$1')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name));
  return Buffer.from(markup);
}

/** A picture from another host is not fetched at build. */
async function coverImage(imageUrl: string | undefined) {
  if (!imageUrl?.startsWith('/') || imageUrl.startsWith('//')) return undefined;
  const fileOf = (address: string) =>
    readFile(join(process.cwd(), 'public', address)).catch(() => undefined);
  return (await fileOf(imageUrl.replace(/\.svg$/, '-upright.svg'))) ?? fileOf(imageUrl);
}
