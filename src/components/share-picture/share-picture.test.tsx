import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture, LARGEST_SHARE_PICTURE } from './share-picture.tsx';

test('a photograph with much grain, which compresses worst, makes no heavy picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 15 } as const;
  const grain = sharp({
    create: { width: 560, height: 630, channels: 3, background: 'gray', noise },
  });
  const picture = await drawSharePicture('What we learned', 'Voice', await grain.jpeg().toBuffer());
  expect(picture.length).toBeLessThan(LARGEST_SHARE_PICTURE);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
}, 60_000);
