import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import { printed } from './photograph-printer.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 2000, height: 2500, channels: 4, background } })
    .png()
    .toBuffer();

/** Red, green and blue of a printed photograph of one color. */
async function printOf(color: string): Promise<number[]> {
  const { channels } = await sharp(await printed(await photograph(color))).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** A token of the theme as red, green and blue. */
async function inked(name: string): Promise<number[]> {
  const create = { width: 1, height: 1, channels: 3 as const, background: tokenReader(tokens)(name) };
  return [...(await sharp({ create }).raw().toBuffer())];
}

test('a photograph is printed without its color, a little harder, and no larger than it is shown', async () => {
  const file = await printed(await photograph('#c86432'));
  expect((await sharp(file).metadata()).width).toBe(1040);
  const paper = await inked('--portrait-ground');
  const tones = (await printOf('#c86432')).map((value, index) => value / (paper[index] ?? 0));
  expect(Math.max(...tones) - Math.min(...tones)).toBeLessThan(0.01);
  const [light = 0] = await printOf('#a0a0a0');
  const [dark = 0] = await printOf('#606060');
  expect(light - dark).toBeGreaterThan(((0xa0 - 0x60) * (paper[0] ?? 0)) / 255);
});

test('its whites and a clear ground are the paper of the woven portraits, and its blacks their printed black', async () => {
  const paper = await inked('--portrait-ground');
  expect(await printOf('#ffffff')).toEqual(paper);
  expect(await printOf('#00000000')).toEqual(paper);
  expect(await printOf('#000000')).toEqual(await inked('--portrait-shadow'));
});
