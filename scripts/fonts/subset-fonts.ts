/**
 * Cuts the site's fonts down to the characters and the axis ranges the design uses, and writes them to
 * `src/styles/fonts/`; those of share pictures go beside what draws them. Run it with
 * `node scripts/fonts/subset-fonts.ts` after a change of font version or of the lists in `characters.ts`; the results
 * are committed so that a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { BASIC, LATIN } from './characters.ts';

const PACKAGES = '../../node_modules/';
const OUT = '../../src/styles/fonts/';
const SHARE = '../../components/share-picture/fonts/';

const ROMAN = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const ITALIC = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';
const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-';

/**
 * The serif keeps its optical sizes and gives up its weights: both axes together weigh 83 kB, optical size alone 24 kB,
 * and a headline shows the first far more than the difference between weight 360 and 420.
 */
const DISPLAY = { wght: 385, opsz: { min: 20, max: 72, default: 20 } };
const SLANTED = { wght: 400, opsz: 24 };
const INTERFACE = { wght: { min: 400, max: 700, default: 400 }, wdth: { min: 75, max: 100, default: 100 } };

const FONTS = [
  { from: ROMAN, to: 'newsreader.woff2', characters: BASIC, axes: DISPLAY },
  { from: ROMAN, to: 'newsreader-latin.woff2', characters: LATIN, axes: DISPLAY },
  { from: ROMAN, to: 'newsreader-bold.woff2', characters: BASIC + LATIN, axes: { wght: 600, opsz: 20 } },
  { from: ITALIC, to: 'newsreader-italic.woff2', characters: BASIC, axes: SLANTED },
  { from: ITALIC, to: 'newsreader-italic-latin.woff2', characters: LATIN, axes: SLANTED },
  { from: SANS, to: 'instrument-sans.woff2', characters: BASIC, axes: INTERFACE },
  { from: SANS, to: 'instrument-sans-latin.woff2', characters: LATIN, axes: INTERFACE },
  { from: `${MONO}400-normal.woff2`, to: 'ibm-plex-mono.woff2', characters: BASIC + LATIN },
  { from: `${MONO}500-normal.woff2`, to: 'ibm-plex-mono-medium.woff2', characters: BASIC },
  // What draws share pictures knows no axes and no ranges: one size, one weight, every character in one file.
  {
    from: ROMAN,
    to: `${SHARE}newsreader-display.woff2`,
    characters: BASIC + LATIN,
    axes: { wght: 370, opsz: 72 },
  },
  {
    from: SANS,
    to: `${SHARE}instrument-sans.woff2`,
    characters: BASIC + LATIN,
    axes: { wght: 400, wdth: 100 },
  },
];

for (const { from, to, characters, axes } of FONTS) {
  const original = await readFile(new URL(PACKAGES + from, import.meta.url));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(new URL(OUT + to, import.meta.url), subset);
  console.log(`${to}: ${original.length} -> ${subset.length} bytes`);
}
