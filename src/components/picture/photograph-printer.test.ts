import sharp from 'sharp';
import { expect, test } from 'vitest';
import { token } from '#styles/design-tokens.ts';
import { printed } from './photograph-printer.ts';

const create = (background: string, width = 20) =>
  sharp({ create: { width, height: width, channels: 4, background } })
    .png()
    .toBuffer();

async function colorOf(picture: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
const shown = async (name: string) => colorOf(await create(token(name)));

test.each([
  ['#ffffff', '--portrait-ground'],
  ['#00000000', '--portrait-ground'],
  ['#000000', '--portrait-shadow'],
])('%s of a photograph is printed as %s of a woven portrait', async (color, name) => {
  expect(await colorOf(await printed(await create(color)))).toEqual(await shown(name));
});

test('a photograph is printed without its color, and no larger than it is shown', async () => {
  const file = await printed(await create('#c86432', 2000));
  expect((await sharp(file).metadata()).width).toBe(1040);
  const paper = await shown('--portrait-ground');
  const tones = (await colorOf(file)).map((value, index) => value / (paper[index] ?? 0));
  expect(Math.max(...tones) - Math.min(...tones)).toBeLessThan(0.01);
});
