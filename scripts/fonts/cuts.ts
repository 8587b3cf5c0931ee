/** The fonts of the site: the source of each file, and its use in the style sheet. */
import { CORE, EXTENDED, EXTENDED_SANS, rest, restOfSans } from './characters.ts';

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

export interface Cut {
  /** The file under `src/styles/fonts`, without its ending. */
  file: string;
  /**
   * Rare letters are a family of their own, which a browser asks for a letter that the family before it has not: it makes
   * every face of a family ready, in each size on the page, whether the page has one of its letters or not.
   */
  family: string;
  /** One rule of the style sheet for each: faces are only filled up from faces of the very same weights. */
  weights: readonly string[];
  style?: 'italic';
  /** The widths a variable face has. */
  stretch?: string;
  from: string;
  characters: string;
  /** True for the faces of every page's first view, which are part of the style sheet and no files. */
  inSheet?: true;
  axes?: Axes;
  /**
   * Drawn with instructions for coarse screens, twice the bytes of the outlines: left out. The other fonts have a few
   * bytes that say "smooth, do not fit to the grid", without which Linux fits every letter to whole pixels.
   */
  isHinted?: true;
  /** The one weight and width whose kerning the file keeps. Later files, a letter here and there, keep none. */
  kernedAt?: Record<string, number>;
}

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader';
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans';
const PLEX = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

export const ROMAN = `${NEWSREADER}-latin-opsz-normal.woff2`;
const ROMAN_EXTENDED = `${NEWSREADER}-latin-ext-opsz-normal.woff2`;
const ITALIC = `${NEWSREADER}-latin-opsz-italic.woff2`;
const ITALIC_EXTENDED = `${NEWSREADER}-latin-ext-opsz-italic.woff2`;
export const SANS = `${INSTRUMENT}-latin-wdth-normal.woff2`;
const SANS_EXTENDED = `${INSTRUMENT}-latin-ext-wdth-normal.woff2`;

/** The serif in two drawings: hairlines for headlines, sturdier for lines to read. Weights tell them apart. */
const DISPLAY = { weights: ['300 399'], axes: { wght: 360, opsz: 72 } };
const TEXT = { weights: ['400 500'], axes: { wght: 420, opsz: 24 } };
const BOLD = { weights: ['501 700'], axes: { wght: 600, opsz: 20 } };
const SLANTED = { weights: ['300 700'], style: 'italic', axes: { wght: 400, opsz: 24 } } as const;
const EVERY_WEIGHT = [...DISPLAY.weights, ...TEXT.weights, ...BOLD.weights];

const INTERFACE = {
  weights: ['400 700'],
  stretch: '75% 100%',
  axes: {
    wght: { min: 400, max: 600, default: 400 },
    wdth: { min: 90, max: 100, default: 100 },
  },
};

/** A letter here and there has one weight and width, half the bytes. */
const STILL = { axes: { wght: 460, wdth: 97 } };

const serif = { family: 'Newsreader', from: ROMAN };
const sans = { family: 'Instrument Sans', from: SANS, ...INTERFACE };
const mono = { family: 'IBM Plex Mono', from: PLEX, weights: ['400 500'], isHinted: true } as const;

/** The family of a face's rare letters. */
const more = <Face extends { family: string }>(face: Face) => ({ ...face, family: `${face.family} more` });

export const CUTS: readonly Cut[] = [
  {
    ...serif,
    file: 'newsreader-wordmark',
    family: 'Newsreader Wordmark',
    weights: ['480'],
    characters: CORE.wordmark,
    inSheet: true,
    axes: { wght: 480, opsz: 24 },
    kernedAt: { wght: 480, opsz: 24 },
  },
  {
    ...serif,
    ...DISPLAY,
    file: 'newsreader-display',
    characters: CORE.display,
    inSheet: true,
    kernedAt: DISPLAY.axes,
  },
  { ...more(serif), ...DISPLAY, file: 'newsreader-display-rest', characters: rest(CORE.display) },
  {
    ...serif,
    ...TEXT,
    file: 'newsreader-text',
    characters: CORE.text,
    inSheet: true,
    kernedAt: TEXT.axes,
  },
  { ...more(serif), ...TEXT, file: 'newsreader-text-rest', characters: rest(CORE.text) },
  { ...serif, ...BOLD, file: 'newsreader-bold', characters: CORE.bold },
  { ...more(serif), ...BOLD, file: 'newsreader-bold-rest', characters: rest(CORE.bold) },
  { ...serif, ...SLANTED, from: ITALIC, file: 'newsreader-italic', characters: CORE.italic },
  {
    ...serif,
    ...SLANTED,
    from: ITALIC,
    file: 'newsreader-italic-capitals',
    characters: CORE.italicCapitals,
  },
  {
    ...more(serif),
    ...SLANTED,
    from: ITALIC,
    file: 'newsreader-italic-rest',
    characters: rest(CORE.italic + CORE.italicCapitals),
  },
  {
    ...more(serif),
    ...TEXT,
    weights: EVERY_WEIGHT,
    from: ROMAN_EXTENDED,
    file: 'newsreader-extended',
    characters: EXTENDED,
  },
  {
    ...more(serif),
    ...SLANTED,
    from: ITALIC_EXTENDED,
    file: 'newsreader-italic-extended',
    characters: EXTENDED,
  },
  {
    ...sans,
    file: 'instrument-sans',
    characters: CORE.sans,
    inSheet: true,
    kernedAt: { wght: 460, wdth: 98 },
  },
  { ...more(sans), ...STILL, file: 'instrument-sans-rest', characters: restOfSans(CORE.sans) },
  {
    ...more(sans),
    ...STILL,
    from: SANS_EXTENDED,
    file: 'instrument-sans-extended',
    characters: EXTENDED_SANS,
  },
  { ...mono, file: 'ibm-plex-mono', characters: CORE.mono },
  { ...more(mono), file: 'ibm-plex-mono-rest', characters: rest(CORE.mono) },
];
