import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import { faviconIco, faviconSvg, TILE_SIZES, type TileName, tile } from './site-icon.ts';

const token = tokenReader(tokens);

test('favicon.ico holds a PNG of each size, where its directory says', async () => {
  const file = await faviconIco();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    const png = file.subarray(start, start + file.readUInt32LE(entry + 8));
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
      hasAlpha: true,
    });
    expect(file.readUInt8(entry)).toBe(size);
  }
});

test.each(Object.entries(TILE_SIZES))(
  '%s lies on paper, within the circle that a mask leaves',
  async (name, size) => {
    const { data, info } = await sharp(await tile(name as TileName))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const ground = data.subarray(0, 3).toString('hex');
    expect(`#${ground}`).toBe(token('--color-paper'));
    let farthest = 0;
    for (let index = 0; index < size * size; index += 1) {
      if (data.subarray(index * 3, index * 3 + 3).toString('hex') === ground) continue;
      const [x, y] = [(index % size) + 0.5 - size / 2, Math.floor(index / size) + 0.5 - size / 2];
      farthest = Math.max(farthest, Math.hypot(x, y));
    }
    expect(farthest).toBeGreaterThan(size * 0.3);
    expect(farthest).toBeLessThan(size * 0.4);
  },
);

test('the drawn icon has the colours of the theme', async () => {
  const drawing = await faviconSvg();
  for (const name of ['--color-ink', '--color-paper', '--color-voice'])
    expect(drawing).toContain(token(name));
});

const own = (ground: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${ground}"/><circle cx="32" cy="32" r="32" fill="#0a0"/></svg>`,
  );
const png = (drawing: Buffer) => sharp(drawing).png().toBuffer();

test('a company’s own icon takes the place of the mark in every form', async () => {
  const icon = own('none');
  expect(await faviconSvg(icon)).toBe(icon.toString());
  expect(await faviconSvg(await png(icon))).toContain('href="data:image/png;base64,');
  const { dominant } = await sharp((await faviconIco(icon)).subarray(22 + 2 * 16)).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test('an icon on a clear ground lies on paper within the circle of a mask, one with a ground fills the tile', async () => {
  const corner = async (icon: Buffer) => {
    const { data, info } = await sharp(await tile('icon-192', icon))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) =>
      data.subarray((96 * info.width + x) * 3, (96 * info.width + x) * 3 + 3).toString('hex');
    return { first: data.subarray(0, 3).toString('hex'), edge: at(16), middle: at(96) };
  };
  const paper = token('--color-paper').slice(1);
  expect(await corner(own('none'))).toEqual({ first: paper, edge: paper, middle: '00aa00' });
  expect(await corner(await png(own('#00f')))).toEqual({ first: '0000ff', edge: '00aa00', middle: '00aa00' });
});
