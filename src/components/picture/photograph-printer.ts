/**
 * Photographs are printed on the paper of the woven portraits while Astro encodes them, because
 * rules for it would be loaded by every page with a face.
 */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { MOST_PIXELS, PORTRAIT_WIDTHS } from '#components/picture/picture-forms.ts';
import { token } from '#styles/design-tokens.ts';

const CONTRAST = 1.08;

const GROUND = token('--portrait-ground');
const SHADOW = token('--portrait-shadow');

const photographPrinter: LocalImageService = {
  ...sharpService,
  // Keys of Astro's cache: other colors in the tokens make another print.
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'printedIn'],
  validateOptions: async (options, ...rest) => ({
    ...((await sharpService.validateOptions?.(options, ...rest)) ?? options),
    printedIn: `${GROUND} ${SHADOW}`,
  }),
  transform: async (file, ...how) => sharpService.transform(await printed(file), ...how),
};

async function printed(file: Uint8Array) {
  const gray = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: Math.max(...PORTRAIT_WIDTHS), withoutEnlargement: true })
    .flatten({ background: 'white' })
    .grayscale()
    .linear(CONTRAST, (255 / 2) * (1 - CONTRAST))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const everywhere = (background: string) => ({
    input: { create: { width: 1, height: 1, channels: 3 as const, background } },
    tile: true,
  });
  return sharp(gray)
    .composite([
      { ...everywhere(GROUND), blend: 'multiply' },
      { ...everywhere(SHADOW), blend: 'lighten' },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default photographPrinter;
