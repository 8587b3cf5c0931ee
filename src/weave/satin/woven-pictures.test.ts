import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tokenReader } from '#styles/design-tokens.ts';
import { type PortraitTraits, type SceneName, wovenPictures } from './woven-pictures.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const pictures = wovenPictures(tokenReader(tokens));

const WITH_GLASSES: PortraitTraits = {
  ...{ hair: 'swept', beard: true, glasses: true, wear: 'shirt' },
  ...{ tone: 0.72, skin: 0.16, cloth: 0.3, ground: 'split' },
};
const WITHOUT_BEARD: PortraitTraits = {
  ...{ hair: 'bob', beard: false, glasses: false, wear: 'blazer' },
  ...{ tone: 0.82, skin: 0.1, cloth: 0.86, ground: 'plain' },
};

const cover = (name: SceneName) => pictures.scene(name, { ends: 208, picks: 117 });

/** Brotli bytes of the same pictures, to the thread, as the design's prototype drew them. */
const PROTOTYPE: [name: string, bytes: number, draw: () => string][] = [
  ['a portrait', 3999, () => pictures.portrait('Dara Hollis', WITHOUT_BEARD, 152)],
  ['a portrait with beard and glasses', 4798, () => pictures.portrait('Mateo Varga', WITH_GLASSES, 152)],
  ['the cover "layoffs"', 3515, () => cover('layoffs')],
  ['the cover "small"', 4094, () => cover('small')],
  ['the cover "voice"', 2106, () => cover('voice')],
  [
    'a frame of a film',
    5870,
    () =>
      pictures.film(
        [{ name: 'Ola Brandt', x: 0.62, size: 1.16, y: 0.05, traits: {} }],
        { ends: 240, picks: 135 },
        'Ola Brandt',
      ),
  ],
];

test.each(PROTOTYPE)('%s takes less than half of the %d bytes of the prototype', (_name, prototype, draw) => {
  const bytes = brotliCompressSync(draw()).length;
  expect(bytes).toBeLessThan(prototype / 2);
  // An empty picture would be small as well.
  expect(bytes).toBeGreaterThan(prototype / 8);
});

test('a picture is the same bytes every time', () => {
  for (const [name, , draw] of PROTOTYPE) expect(draw(), name).toBe(draw());
});
