import sharp from 'sharp';
import { token } from '#styles/design-tokens.ts';
import { faviconIco, faviconSvg, tile } from './site-icon.ts';

const paper = token('--color-paper').slice(1);
const own = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${ground}"/><circle cx="32" cy="32" r="32" fill="#0a0"/></svg>`,
  );

test('favicon.ico is a PNG on a clear ground', async () => {
  const picture = await sharp(await faviconIco()).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 32, height: 32, hasAlpha: true });
});

/** Color of the first pixel, and how far from the middle others lie, in edges. */
async function groundOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width;
  const at = (index: number) => data.subarray(index * 3, index * 3 + 3).toString('hex');
  const distances = Array.from({ length: size * size }, (_, index) =>
    at(index) === at(0)
      ? 0
      : Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2),
  );
  return { size, ground: at(0), reach: distances.reduce((a, b) => Math.max(a, b)) / size };
}

test('a tile lies on paper, in a mask', async () => {
  for (const icon of [undefined, own('none')]) {
    const found = await groundOf(await tile(180, icon));
    expect(found).toMatchObject({ size: 180, ground: paper });
    expect(found.reach).toBeGreaterThan(0.25);
    expect(found.reach).toBeLessThan(0.405);
  }
});

test('a company’s icon is in the place of the mark, its ground in the tile', async () => {
  const png = await sharp(own('#00f')).png().toBuffer();
  expect(await faviconSvg(own('none'))).toBe(own('none').toString());
  expect(await faviconSvg(png)).toContain('href="data:image/png;base64,');
  expect((await groundOf(await tile(192, png))).ground).toBe('0000ff');
});
