import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tokenReader } from '#styles/design-tokens.ts';
import { ROOT } from '../run-tool.ts';

const COLUMNS = 5;
const PAPER = tokenReader(readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8'))('--color-paper');
const CELL = { width: 384, height: 216, gap: 8 };

/** Pictures of a film in rows, to be looked at together, as a PNG. */
export async function contactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height, gap } = CELL;
  const placed = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(width, height).png().toBuffer(),
    left: (index % COLUMNS) * (width + gap),
    top: Math.floor(index / COLUMNS) * (height + gap),
  }));
  return sharp({
    create: {
      width: COLUMNS * (width + gap),
      height: Math.ceil(pictures.length / COLUMNS) * (height + gap),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(await Promise.all(placed))
    .png()
    .toBuffer();
}
