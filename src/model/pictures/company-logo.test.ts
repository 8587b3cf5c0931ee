import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCompanyPictures } from './company-logo.ts';

let folder: string;
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M50 20h200v60H50z" fill="#d20"/></svg>',
);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  writeFileSync(join(folder, 'logo.svg'), drawing);
  writeFileSync(join(folder, 'logo.png'), await sharp(drawing).png().toBuffer());
  writeFileSync(join(folder, 'text.png'), 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without files the company has no logo and no icon', async () => {
  expect(await loadCompanyPictures({}, folder)).toEqual({});
});

test('a drawing is published as it is, a picture without its margins, and either is the icon until there is one', async () => {
  const { logo, icon } = await loadCompanyPictures({ logo: '/logos/logo.svg', logoSaysName: true }, folder);
  expect(logo?.onPaper).toMatchObject({ address: '/assets/company-logo.svg', ratio: 3, bytes: drawing });
  expect(logo?.saysName).toBe(true);
  expect(logo?.shape.ratio).toBeCloseTo(200 / 60, 1);
  expect(icon).toEqual(drawing);
  const raster = await loadCompanyPictures(
    { logo: '/logos/logo.png', logoOnDark: '/logos/logo.svg', icon: '/logos/logo.svg' },
    folder,
  );
  expect(raster.logo?.onPaper.address).toBe('/assets/company-logo.png');
  expect(raster.logo?.onPaper.ratio).toBeCloseTo(200 / 60, 1);
  expect(raster.logo?.onDark?.address).toBe('/assets/company-logo-on-dark.svg');
});

test('a file that cannot be used is reported, and the woven mark stays', async () => {
  const told: string[] = [];
  const pictures = await loadCompanyPictures(
    { logo: '/logos/gone.svg', icon: '/logos/text.png' },
    folder,
    (line) => told.push(line),
  );
  expect(pictures).toEqual({});
  expect(told).toEqual([
    'content/data/site.yaml: the picture content/data/logos/gone.svg cannot be used (it is not there). The site goes on without it. Upload it again as SVG, PNG or WebP, on a clear ground.',
    expect.stringContaining('content/data/logos/text.png cannot be used (Input'),
  ]);
});
