/** Which characters the two files of each family hold. A test compares them with the ranges in `src/styles/fonts.css`. */

/** What nearly every page needs: printable ASCII and the typographic marks the copy uses. */
export const BASIC = [...range(0x20, 0x7e), ...'\u00a0©·×–—‘’“”…→↑↓'].join('');

/** Letters of other Western languages: a second file, which the browser fetches only when a page has one. */
export const LATIN = [
  ...range(0xa1, 0xff).filter((character) => !BASIC.includes(character)),
  ...'ŒœŠšŽžŸŁłČčŞşĞğİı‚„•′″‹›€™←−÷≤≥≈✓',
].join('');

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** The characters as a CSS `unicode-range` (CSS Fonts Level 4, section 4.5), neighbours joined. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
