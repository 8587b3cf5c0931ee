/**
 * Prints photographs in ink while Astro encodes them: no color, a little harder. Not by a filter of the page, whose rule
 * every page with a face would load; and gray is less to send. Nothing but the team's photographs passes here.
 */
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { MOST_PIXELS } from '../fit-picture.ts';
import { PHOTO_WIDTHS } from '../team-photos.ts';

const CONTRAST = 1.08;

const photographPrinter: LocalImageService = {
  ...sharpService,
  transform: async (file, ...how) => sharpService.transform(await printed(file), ...how),
};

/** @returns the photograph as PNG, as large as it is shown at most */
export function printed(file: Uint8Array): Promise<Buffer> {
  return sharp(file, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: Math.max(...PHOTO_WIDTHS), withoutEnlargement: true })
    .flatten({ background: 'white' })
    .grayscale()
    .linear(CONTRAST, (255 / 2) * (1 - CONTRAST))
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

// biome-ignore lint/style/noDefaultExport: Astro asks for it.
export default photographPrinter;
