import { create, type Font } from 'fontkitten';
import { nameSlug } from '#article/slug.ts';
import { face } from '#styles/design-tokens.ts';

const FILES = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The same list each time: by it the layout engine knows that it has unpacked them. */
export const FONTS = ([face('--font-serif'), face('--font-sans')] as const).map((name) => {
  const file = `fonts/${nameSlug(name)}.woff2`;
  const address = FILES[`./${file}`];
  if (address) return { name, data: Buffer.from(address.split(',')[1] ?? '', 'base64') };
  throw new Error(`tokens.css sets ${name}: add src/components/share-picture/${file}.`);
});

const SERIF = create(FONTS[0].data) as Font;

/** Letters of the serif, for a file that has no fonts; none of a script that the serif lacks. */
export function outlines(text: string, size: number, [center, middle]: readonly [number, number]) {
  const glyphs = SERIF.glyphsForString(text);
  if (glyphs.some(({ id }) => id === 0)) return undefined;
  const scale = size / SERIF.unitsPerEm;
  const foot = middle + (SERIF.capHeight * scale) / 2;
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  let left = center - (width * scale) / 2;
  const drawn = glyphs.map(({ path, advanceWidth }) => {
    const placed = path.transform(scale, 0, 0, -scale, left, foot).toSVG();
    left += advanceWidth * scale;
    return placed;
  });
  // A tenth of a pixel is more than is seen.
  return drawn.join('').replace(/(\.[1-9])\d|\.0\d/g, '$1');
}
