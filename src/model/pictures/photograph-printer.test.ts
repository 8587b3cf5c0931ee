import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printed } from './photograph-printer.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 2000, height: 2500, channels: 4, background } })
    .png()
    .toBuffer();

test('a photograph is printed without color, a little harder, and no larger than it is shown', async () => {
  const file = await printed(await photograph('#c86432'));
  const { channels, dominant } = await sharp(file).stats();
  expect(channels).toHaveLength(1);
  expect(dominant.r).toBe(dominant.b);
  expect((await sharp(file).metadata()).width).toBe(1040);
  const mean = async (color: string) =>
    (await sharp(await printed(await photograph(color))).stats()).channels[0]?.mean ?? 0;
  expect((await mean('#a0a0a0')) - (await mean('#606060'))).toBeGreaterThan(0xa0 - 0x60);
});

test('a clear ground becomes white, which a page can make its paper', async () => {
  const { channels } = await sharp(await printed(await photograph('#00000000'))).stats();
  expect(channels[0]?.min).toBeGreaterThan(250);
});
