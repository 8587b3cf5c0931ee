import satori from 'satori';
import sharp from 'sharp';
import { site } from '#model/facts/site.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import { Mark } from '#weave/mark.tsx';
import { drawingFile, readFonts, type SharePictureAssets } from './draw-share-picture.tsx';
import { ownSign } from './drawn-sign.ts';

/** Height of the logo, in pixels of the picture. */
const HEIGHT = 124;
const MARGIN = 32;
const NAME = { size: 89, gap: 48, room: 2400 };

/** The logo with the company's name next to it, unless the logo contains the name: on a clear ground, with a margin. */
export async function drawLogoPicture({ tokens, fonts, logo }: SharePictureAssets): Promise<Buffer> {
  const token = tokenReader(tokens);
  const woven = { picture: drawingFile(<Mark size={HEIGHT} />, token), width: HEIGHT, saysName: false };
  const { picture, width, saysName } = logo ? await ownSign(logo, HEIGHT) : woven;
  const name = saysName ? undefined : await nameOf(token, fonts);
  const between = name ? NAME.gap + name.width : 0;
  const size = { width: width + between + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };
  return sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: picture, left: MARGIN, top: MARGIN },
      ...(name ? [{ input: name.picture, left: MARGIN + width + NAME.gap, top: MARGIN }] : []),
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The name as a picture of the logo's height, as wide as it is. */
async function nameOf(token: (name: string) => string, fonts: SharePictureAssets['fonts']) {
  const text = await satori(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: NAME.room,
        height: HEIGHT,
        color: token('--color-ink'),
        fontFamily: token('--font-serif'),
        fontSize: NAME.size,
        lineHeight: 1,
        letterSpacing: '-0.02em',
      }}
    >
      {site.name}
    </div>,
    { width: NAME.room, height: HEIGHT, fonts: readFonts(fonts) },
  );
  const { info } = await sharp(Buffer.from(text)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const picture = await sharp(Buffer.from(text))
    .extract({ left, top: 0, width: info.width, height: HEIGHT })
    .png()
    .toBuffer();
  return { picture, width: info.width };
}
