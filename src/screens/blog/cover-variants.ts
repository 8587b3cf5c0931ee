/** The woven covers exist in one cut per place they are shown at, so that a thread keeps its width. */
const CUTS = { main: '', card: '-card', row: '-row', wide: '-wide' } as const;

const WOVEN = /^(\/pictures\/covers\/[\w-]+)\.svg$/;

/** The cut of a cover for a place; any other picture is shown as it is. */
export function coverFor(imageUrl: string, place: keyof typeof CUTS): string {
  return imageUrl.replace(WOVEN, `$1${CUTS[place]}.svg`);
}
