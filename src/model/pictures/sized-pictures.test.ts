import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markdownArticle } from '#article/article.ts';
import { readHtml } from '#article/read-page.ts';
import { coverSources } from './picture-forms.ts';
import { drawForm, pictureForms, withSizedPictures } from './sized-pictures.ts';

let folder: string;
let cache: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cache = join(folder, '.cache');
  // Noise, as a heavy photograph has it: nothing compresses it but being made smaller.
  const noise = {
    create: {
      width: 2000,
      height: 1600,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  };
  const photograph = await sharp(noise)
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  writeFileSync(
    join(folder, 'office.jpg'),
    await sharp(photograph).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer(),
  );
  writeFileSync(
    join(folder, 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"/>',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const html = async (markdown: string) =>
  readHtml(await withSizedPictures(await markdownArticle(markdown), folder));

test('a photograph in an article has its size and its forms, so that nothing moves and no phone loads too much', async () => {
  const page = await html('![The office](/pictures/office.jpg "Fig. 1 Where we are.")\n');
  expect(page).toContain('width="1600" height="2000"');
  expect(page).toMatch(
    /<source type="image\/avif" srcset="\/pictures\/sized\/office\.jpg\/400\.avif 400w, .* 1600w" sizes="/,
  );
  expect(page).toContain('<source type="image/webp"');
  expect(page).toContain('src="/pictures/sized/office.jpg/1200.jpeg"');
  expect(page).toContain('alt="The office"');
});

test('a drawing gets its size alone, and a picture that is not there stays as it is', async () => {
  const page = await html('![A plan](/pictures/plan.svg)\n\n![Gone](/pictures/gone.jpg)\n');
  expect(page).toMatch(/<img src="\/pictures\/plan\.svg"[^>]*width="640" height="320"/);
  expect(page).toMatch(/<img src="\/pictures\/gone\.jpg" alt="Gone"/);
});

test('every form that a page names is published: turned, no larger than its place, without what the camera wrote', async () => {
  const forms = await pictureForms(['/pictures/office.jpg'], folder);
  const published = forms.map(({ name, size, type }) => `/pictures/sized/${name}/${size}.${type}`);
  const page = await html('![The office](/pictures/office.jpg)\n');
  const inText = [...page.matchAll(/\/pictures\/sized\/[^\s",]+/g)].map(([address]) => address);
  const inLists = (['main', 'secondary', 'row', 'hero'] as const).flatMap((place) => {
    const { sources = [], src = '' } = coverSources('/pictures/office.jpg', place) ?? {};
    return [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((each) => each.split(' ')[0]))];
  });
  expect(published).toEqual(expect.arrayContaining([...inText, ...inLists]));

  const office = { name: 'office.jpg' };
  const large = await drawForm({ ...office, size: '800', type: 'webp' }, folder, cache);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1000 });
  const row = await drawForm({ ...office, size: '200x125', type: 'jpeg' }, folder, cache);
  const { width, height, exif } = await sharp(row).metadata();
  expect({ width, height, exif }).toEqual({ width: 200, height: 125, exif: undefined });
  expect(row.length).toBeLessThan(20_000);
});

test('a cover with much grain gets no more bytes than one without', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 10 };
  const street = sharp({ create: { width: 520, height: 260, channels: 3, background: '#888', noise } });
  writeFileSync(join(folder, 'street.jpg'), await street.jpeg({ quality: 95 }).toBuffer());
  const card = await drawForm({ name: 'street.jpg', size: '520x260', type: 'avif' }, folder, cache);
  expect((await sharp(card).metadata()).width).toBe(520);
  expect(card.length).toBeLessThan(8_000);
});
