/**
 * The sheet that every page asks for first. Not in the document, which ten packets should carry.
 */
import { createHash } from 'node:crypto';
import { CHANNELS } from '#weave/channels.ts';

const files = import.meta.glob<string>('../styles/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const inSheet = import.meta.glob<string>('../styles/fonts/in-sheet/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const fontFile = (name: string) => files[`../styles/fonts/${name}.woff2`];

/** The bold of the serif is in essays alone. */
const TEXT_FONTS: [mark: RegExp, file: string][] = [
  [/<code\b/, 'ibm-plex-mono'],
  [/<em\b/, 'newsreader-italic'],
  [/(?<= essay_essay".*)<strong\b/s, 'newsreader-strong'],
];
/** Letters, which fill more than a phone's first window. */
const FAR = 1000;

/**
 * A browser finds these a way there and back later than the sheet: soon enough where all are far
 * down, and a phone waits for its first scroll (`base.css`).
 */
export function textFonts(html: string) {
  const found = TEXT_FONTS.filter(([mark]) => mark.test(html));
  const near = found.filter(([mark]) => {
    return html.slice(0, html.search(mark)).replaceAll(/<[^>]*>/g, '').length <= FAR;
  });
  const early = near.map(([, file]) => fontFile(file));
  return { isFar: found.length > 0 && near.length === 0, early };
}

const REST = 'U+21-FF,U+131,U+152-153,U+2013-2026,U+2039-203A,U+20AC,U+2122,U+2212';
/** The sans has no raised figures: its file would be asked for in vain. */
const SANS_REST = REST.replace('U+21-FF', 'U+21-B1,U+B4-B8,U+BA-FF');
const SIGNS =
  'U+2A,U+3C,U+3E,U+40,U+5B-60,U+7B-7E,U+A1-BF,U+201A,U+201E,U+2022,U+2039-203A,U+20AC,U+2122,U+2212';
const EXTENDED = 'U+100-130,U+134-13E,U+141-148,U+14A-151,U+154-17E,U+218-21B';
/** Of two faces of a family with a letter the later one is taken. */
const ITALIC = 'U+20,U+26,U+2C-2E,U+41,U+43,U+47-48,U+4D,U+54,U+59,U+61-7A,U+2019';
const CAPITALS = 'U+21,U+26,U+28-29,U+30-3B,U+3F,U+41-5A,U+2013,U+201C-201D';

/**
 * Cut from three families (docs/licences.md): what every page shows first is in the sheet; rarer
 * letters are files, in families of their own that follow (docs/decisions/010). A letter that a
 * face lacks is looked for in the next family; a range only saves a file.
 */
const FACES: [family: string, file: string, weights: string, letters?: string][] = [
  ['Newsreader', 'newsreader', '300 499'],
  ['Newsreader', 'newsreader-strong', '500 700'],
  ['Newsreader more', 'newsreader-rest', '300 700', 'U+C0-FF,U+131,U+152-153'],
  ['Newsreader more', 'newsreader-signs-rest', '300 700', SIGNS],
  ['Newsreader', 'newsreader-italic-capitals', '300 700', CAPITALS],
  ['Newsreader', 'newsreader-italic', '300 700', ITALIC],
  ['Newsreader more', 'newsreader-italic-rest', '300 700', REST],
  ['Newsreader rare', 'newsreader-extended', '300 700', EXTENDED],
  ['Newsreader rare', 'newsreader-italic-extended', '300 700', EXTENDED],
  ['Instrument Sans', 'instrument-sans', '400 700'],
  ['Instrument Sans more', 'instrument-sans-rest', '400 700', SANS_REST],
  ['Instrument Sans more', 'instrument-sans-extended', '400 700', EXTENDED],
  ['IBM Plex Mono', 'ibm-plex-mono', '400 500'],
  ['IBM Plex Mono more', 'ibm-plex-mono-rest', '400 500', REST],
];

const face = (family: string, rules: string) => `@font-face{font-family:"${family}";${rules}}\n`;

const drawn = FACES.map(([family, file, weights, letters]) => {
  const inside = inSheet[`../styles/fonts/in-sheet/${file}.woff2`];
  const rules = [
    `src:url("${inside ?? fontFile(file)}");font-weight:${weights};font-display:${inside ? 'block' : 'swap'}`,
    ...(file.includes('italic') ? ['font-style:italic'] : []),
    ...(file.includes('sans') ? ['font-stretch:75% 100%'] : []),
    ...(letters ? [`unicode-range:${letters}`] : []),
  ];
  return face(family, rules.join(';'));
});

/** A local font with the metrics of ours, until ours has arrived. */
const standIn = (
  family: string,
  fonts: string[],
  [size, ascent, descent]: [number, number, number],
) =>
  face(
    `${family} fallback`,
    `src:${fonts.map((font) => `local("${font}")`)};size-adjust:${size}%;` +
      `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
  );

const faces = [
  ...drawn,
  standIn('Newsreader', ['Times New Roman', 'Liberation Serif', 'Tinos'], [104.5, 69.8, 25.9]),
  standIn('Instrument Sans', ['Arial', 'Liberation Sans', 'Arimo'], [103, 91.4, 22.8]),
].join('');

/** Sheets arrive in any order; this fixes which layer wins. */
const layers = '@layer base,layout,ui,components,article,screens;';
const columns = Array.from({ length: 12 }, (_, at) => {
  return `.from-${at + 1}{grid-column-start:${at + 1}}.to-${at + 1}{grid-column-end:${at + 2}}`;
});
/** Drawings and labels read their color from the attribute of their thread. */
const channels = [...CHANNELS.map(({ id }) => id), 'ink', 'ink-3'].map(
  (id) =>
    `[data-channel=${id}]{--c:var(--color-${id});--c-text:var(--color-${id}-t,var(--color-${id}))}`,
);

export const firstSheet = `${layers}${faces}@layer layout{@media(width>=56.25rem){${columns.join('')}}}${channels.join('')}`;

/** Changes with the sheet, which browsers keep for a year. */
export const firstSheetPath = `/_assets/first.${createHash('sha256').update(firstSheet).digest('base64url').slice(0, 8)}.css`;
