/** Draws the picture that a page has where it is shared: 1200 by 630, the same bytes each time. */
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { dayAgents } from '#content/data/home.ts';
import { tools } from '#screens/home/day-tools.ts';
import { Mark } from '#weave/mark.tsx';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { SHARE } from '#weave/permission-diagram-variants.ts';
import { MARK_AT, ShareCard } from './share-card.tsx';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export interface SharePicture {
  title: string;
  foot: string;
  /** Fills the right side from edge to edge: a complete SVG file, or a photo. Without it, the site's own weave. */
  image?: Buffer | undefined;
}

export interface SharePictureAssets {
  /** The style sheet with the design tokens: the one place for a colour. */
  tokens: string;
  /** Fonts as `data:` addresses, by family. */
  fonts: Readonly<Record<string, string>>;
}

/** Width of the words; the rest is the picture's. */
const WORDS = { withPicture: 640, withWeave: 700 } as const;

/** @returns the bytes of a PNG */
export async function drawSharePicture(picture: SharePicture, assets: SharePictureAssets): Promise<Buffer> {
  const colours = coloursOf(assets.tokens);
  const words = await satori(
    <ShareCard
      title={picture.title}
      foot={picture.foot}
      colours={colours}
      width={picture.image ? WORDS.withPicture : WORDS.withWeave}
    />,
    { ...SHARE_SIZE, fonts: fontsOf(assets.fonts) },
  );
  const ground = { create: { ...SHARE_SIZE, channels: 3, background: colours['paper'] ?? '' } } as const;
  return sharp(ground)
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: drawing(<Mark size={MARK_AT.size} />, colours), left: MARK_AT.left, top: MARK_AT.top },
      await rightSide(picture, colours),
    ])
    .png({ palette: true, quality: 100, effort: 8 })
    .toBuffer();
}

async function rightSide({ image }: SharePicture, colours: Colours): Promise<OverlayOptions> {
  const { width, height } = SHARE_SIZE;
  if (!image) {
    const weave = <PermissionDiagram variant={SHARE} tools={tools} rows={dayAgents} id="w" decorative />;
    return { input: drawing(weave, colours), left: width - SHARE.width, top: height - SHARE.height };
  }
  const left = WORDS.withPicture;
  const size = { width: width - left, height };
  // A drawing without a size of its own would be drawn small and then enlarged.
  const sized = Buffer.from(
    image.toString().replace('<svg ', `<svg width="${size.width}" height="${size.height}" `),
  );
  const source = image.subarray(0, 5).toString() === '<svg ' ? sized : image;
  return {
    input: await sharp(source)
      .resize({ ...size, fit: 'cover' })
      .png()
      .toBuffer(),
    left,
    top: 0,
  };
}

type Colours = Readonly<Record<string, string>>;

/** A drawing of the site as a complete file, with its colours written out. */
function drawing(element: React.ReactElement, colours: Colours): Buffer {
  const markup = renderToStaticMarkup(element)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" color="${colours['ink']}" `)
    .replace(/var\(--[\w-]+,(var\([^)]+\))\)/g, '$1')
    .replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (!colour)
        throw new Error(`A drawing of a share picture uses --color-${name}, which is no design token.`);
      return colour;
    });
  return Buffer.from(markup);
}

/** The light theme's colours by name, as the tokens' file gives them first. */
function coloursOf(tokens: string): Colours {
  const colours: Record<string, string> = {};
  for (const [, name = '', value = ''] of tokens.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/gi)) {
    colours[name] ??= value;
  }
  return colours;
}

function fontsOf(fonts: SharePictureAssets['fonts']): Font[] {
  return Object.entries(fonts).map(([name, address]) => ({
    name,
    data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
    weight: 400,
    style: 'normal',
  }));
}
