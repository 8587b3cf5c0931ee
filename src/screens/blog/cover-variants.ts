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

/** The address of a cover in the format for a use; any other picture has one format only. */
export function coverFor(imageUrl: string, variant: keyof typeof SUFFIXES): string {
  return imageUrl.replace(WOVEN, `$1${SUFFIXES[variant]}.svg`);
}
