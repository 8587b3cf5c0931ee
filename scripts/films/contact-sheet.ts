import sharp from 'sharp';

const COLUMNS = 5;
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
      background: '#f3f1eb',
    },
  })
    .composite(await Promise.all(placed))
    .png()
    .toBuffer();
}
