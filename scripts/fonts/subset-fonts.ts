/**
 * Cuts the site's fonts as `cuts.ts` says, and writes them to `src/styles/fonts/` with the rules of
 * `src/styles/fonts.css`; those of share pictures go to the component that draws them. Run it with
 * `node scripts/fonts/subset-fonts.ts` after a change of font version, of the cuts, or of much copy (kerning follows
 * the pairs of letters that `content/` has). The results are committed so that a build needs no font tools.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { CORE, rest } from './characters.ts';
import { CUTS, type Cut, ROMAN, SANS } from './cuts.ts';
import { faceRules } from './face-rules.ts';
import { kernedPairs, kernTable, pairsIn } from './kerning.ts';
import { readTables, writeTables } from './sfnt.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const STYLES = at('src/styles');
const SHARE = at('src/components/share-picture/fonts');

/** Tabular figures are the one feature that the style sheets ask for; kerning has a table of its own. */
const FEATURES = ['tnum'];
/** Empty without kerning, or read by nothing that browsers do. */
const UNUSED_TABLES = ['GDEF', 'GPOS', 'STAT', 'MVAR'];
/** Browsers refuse a font without this table; they show nothing of its content. */
const NO_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);

const pairs = await pairsIn(at('content'));

const original = (cut: Pick<Cut, 'from'>) => readFile(at(`node_modules/${cut.from}`));

async function cutFont(cut: Cut): Promise<Buffer> {
  const options = (features: string[], axes: SubsetOptions['variationAxes']): SubsetOptions => ({
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: cut.isHinted ?? false,
    ...(axes && { variationAxes: axes }),
  });
  const font = await original(cut);
  const tables = readTables(await subsetFont(font, cut.characters, options(FEATURES, cut.axes)));
  for (const name of UNUSED_TABLES) tables.delete(name);
  tables.set('name', NO_NAMES);
  if (cut.kernedAt) {
    // The same characters and features, so that a glyph has the same number in both.
    const kerned = await subsetFont(font, cut.characters, options([...FEATURES, 'kern'], cut.kernedAt));
    const within = [...pairs].filter((pair) => [...pair].every((letter) => cut.characters.includes(letter)));
    tables.set('kern', kernTable(kernedPairs(kerned, within)));
  }
  return convert(writeTables(tables), 'woff2');
}

/**
 * Cuts a font for share pictures, whose renderer knows no axes and no ranges: one size, one weight, every character in one file.
 */
async function cutForSharePictures(from: string, characters: string, axes: Record<string, number>) {
  return subsetFont(await original({ from }), characters, { targetFormat: 'woff2', variationAxes: axes });
}

await rm(`${STYLES}/fonts`, { recursive: true, force: true });
await mkdir(`${STYLES}/fonts`);
for (const cut of CUTS) {
  const font = await cutFont(cut);
  await writeFile(`${STYLES}/fonts/${cut.file}.woff2`, font);
  console.log(`${cut.file}: ${font.length} bytes`);
}
await writeFile(`${STYLES}/fonts.css`, faceRules(CUTS));

const everything = CORE.sans + rest(CORE.sans);
await writeFile(
  `${SHARE}/newsreader-display.woff2`,
  await cutForSharePictures(ROMAN, everything, { wght: 370, opsz: 72 }),
);
await writeFile(
  `${SHARE}/instrument-sans.woff2`,
  await cutForSharePictures(SANS, everything, { wght: 400, wdth: 100 }),
);
