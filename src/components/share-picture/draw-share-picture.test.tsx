import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture, LARGEST_SHARE_PICTURE } from './draw-share-picture.tsx';

const [font = ''] = globSync(join(import.meta.dirname, 'fonts/*.woff2'));
const data = `data:font/woff2;base64,${readFileSync(font, 'base64')}`;
const assets = {
  tokens: readFileSync('src/styles/tokens.css', 'utf8'),
  fonts: { Newsreader: data, 'Instrument Sans': data },
};

/** Photograph that compresses worst: every pixel differs. */
const grain = () =>
  sharp({
    create: {
      width: 560,
      height: 630,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a photograph with much grain makes no heavy picture', async () => {
  const picture = await drawSharePicture(
    { title: 'What we learned', foot: 'Voice', image: await grain() },
    assets,
  );
  expect(picture.length).toBeLessThan(LARGEST_SHARE_PICTURE);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
}, 60_000);
