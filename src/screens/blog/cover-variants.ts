import { type CoverPlace, coverSources, type PictureSources } from '#model/pictures/picture-forms.ts';

/** The woven covers exist in one format per use, so that a thread keeps its width. */
const SUFFIXES = {
  main: '',
  wide: '',
  secondary: '-card',
  row: '-row',
  entry: '-row',
  hero: '-wide',
} as const;

const WOVEN = /^(\/pictures\/covers\/[\w-]+)\.svg$/;

const PLACES: Record<keyof typeof SUFFIXES, CoverPlace> = {
  main: 'main',
  wide: 'main',
  secondary: 'secondary',
  row: 'row',
  entry: 'row',
  hero: 'hero',
};

/** The forms of a cover that is a photograph. */
export function coverForms(imageUrl: string, variant: keyof typeof SUFFIXES): PictureSources | undefined {
  return coverSources(imageUrl, PLACES[variant]);
}

/** The address of a cover in the format for a use; a drawing that is not woven has one format only. */
export function coverFor(imageUrl: string, variant: keyof typeof SUFFIXES): string {
  return imageUrl.replace(WOVEN, `$1${SUFFIXES[variant]}.svg`);
}
