/** Draws the picture that social networks show for a page: the same bytes each time. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import type { CompanyLogo } from '#model/pictures/logos.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import { Mark } from '#weave/mark.tsx';
import { type DrawnSign, ownSign } from './drawn-sign.ts';
import { MARK_POSITION, SHARE_SIZE, SharePictureText } from './share-picture-text.tsx';

/** A drawing of the site, in the lower right corner. */
export interface CornerDrawing {
  element: ReactElement;
  width: number;
  height: number;
}

export interface SharePicture {
  title: string;
  foot: string;
  /** File of a complete SVG or a photo, which fills the right side from edge to edge; or a drawing. */
  image: Buffer | CornerDrawing;
}

export interface SharePictureAssets {
  /** The company's own logo, in place of the woven mark. */
  logo?: CompanyLogo | undefined;
  /** The text of the style sheet with the design tokens. */
  tokens: string;
  /** Fonts as `data:` addresses, by family. */
  fonts: Readonly<Record<string, string>>;
}

type Token = (name: string) => string;

/** Width of the words; the rest is the picture's. */
const TEXT_WIDTH = { besideFile: 640, besideDrawing: 700 } as const;

/** Bytes that a network loads at once. */
export const LARGEST_SHARE_PICTURE = 120_000;

/**
 * Forms from the best to the lightest: fewer colors, then a photograph without its grain, which takes most of a PNG's
 * bytes. No JPEG, because it would blur the words.
 */
const FORMS = [
  { quality: 100, blur: 0 },
  { quality: 75, blur: 0 },
  { quality: 50, blur: 0 },
  { quality: 50, blur: 2 },
  { quality: 50, blur: 6 },
] as const;

/** @returns the bytes of a PNG */
export async function drawSharePicture(
  { title, foot, image }: SharePicture,
  { tokens, fonts, logo }: SharePictureAssets,
): Promise<Buffer> {
  const token = tokenReader(tokens);
  const sign = logo ? await ownSign(logo, MARK_POSITION.size) : wovenSign(token);
  const width = Buffer.isBuffer(image) ? TEXT_WIDTH.besideFile : TEXT_WIDTH.besideDrawing;
  const text = await satori(<SharePictureText {...{ title, foot, token, width, sign }} />, {
    ...SHARE_SIZE,
    fonts: readFonts(fonts),
  });
  const background = { create: { ...SHARE_SIZE, channels: 3, background: token('--color-paper') } } as const;
  const words = [
    { input: Buffer.from(text), left: 0, top: 0 },
    { input: sign.picture, left: MARK_POSITION.left, top: MARK_POSITION.top },
  ];
  let picture = Buffer.alloc(0);
  for (const { quality, blur } of FORMS) {
    const shown = Buffer.isBuffer(image) ? await rightSide(image, blur) : await corner(image, token);
    picture = await sharp(background)
      .composite([...words, shown])
      .png({ palette: true, quality, effort: 5 })
      .toBuffer();
    if (picture.length <= LARGEST_SHARE_PICTURE) break;
  }
  return picture;
}

/** Many pages show the same drawing, which takes longer to draw than their words. */
const drawn = new WeakMap<CornerDrawing, Promise<Buffer>>();

async function corner(drawing: CornerDrawing, token: Token): Promise<OverlayOptions> {
  const { element, width, height } = drawing;
  const known = drawn.get(drawing) ?? sharp(drawingFile(element, token)).png().toBuffer();
  drawn.set(drawing, known);
  return { input: await known, left: SHARE_SIZE.width - width, top: SHARE_SIZE.height - height };
}

async function rightSide(file: Buffer, blur: number): Promise<OverlayOptions> {
  const left = TEXT_WIDTH.besideFile;
  const size = { width: SHARE_SIZE.width - left, height: SHARE_SIZE.height };
  const isDrawing = file.subarray(0, 5).toString() === '<svg ';
  // A drawing without a size of its own would be drawn small and then enlarged.
  const source = isDrawing
    ? Buffer.from(file.toString().replace('<svg ', `<svg width="${size.width}" height="${size.height}" `))
    : file;
  const picture = sharp(source).resize({ ...size, fit: 'cover' });
  const input = await (blur > 0 ? picture.blur(blur) : picture).png().toBuffer();
  return { input, left, top: 0 };
}

function wovenSign(token: Token): DrawnSign {
  const { size } = MARK_POSITION;
  return { picture: drawingFile(<Mark size={size} />, token), width: size, saysName: false };
}

/** Makes a complete SVG file of a drawing, with the values of its design tokens. */
export function drawingFile(element: ReactElement, token: Token): Buffer {
  const markup = renderToStaticMarkup(element)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${token('--color-ink')}" `)
    .replace(/var\(--[\w-]+,(var\([^)]+\))\)/g, '$1')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name));
  return Buffer.from(markup);
}

/** The same list for the same fonts: by it satori knows that it has unpacked them. */
const read = new WeakMap<SharePictureAssets['fonts'], Font[]>();

export function readFonts(fonts: SharePictureAssets['fonts']): Font[] {
  const known = read.get(fonts);
  if (known) return known;
  const list = Object.entries(fonts).map(
    ([name, address]): Font => ({
      name,
      data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
      weight: 400,
      style: 'normal',
    }),
  );
  read.set(fonts, list);
  return list;
}
