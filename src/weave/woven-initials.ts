import type { Font } from 'fontkitten';
import { xml } from '#article/xml.ts';

/** A thread on a phone has no room for a third letter. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.split(' ').map((part) => [...part][0] ?? '');
  return first + (others.at(-1) ?? '');
}

/** A label on bare warp: a person has no color. A file of its own has no fonts, but outlines. */
export function wovenInitials(
  name: string,
  { width, height }: { width: number; height: number },
  token: (name: string) => string,
  serif: Font,
) {
  const line = (d: string, stroke: string, more = {}) =>
    xml('path', { d, stroke: token(stroke), ...more });
  const glyphs = serif.glyphsForString(initialsOf(name));
  const scale = width / 2 / serif.unitsPerEm;
  const y = (height + serif.capHeight * scale) / 2;
  let x = width / 2 - (glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * scale) / 2;
  const outlines = glyphs.map(({ path, advanceWidth }) => {
    const placed = path.transform(scale, 0, 0, -scale, x, y).toSVG();
    x += advanceWidth * scale;
    // A tenth of a pixel is more than is seen.
    return placed.replace(/(\.[1-9])\d|\.0\d/g, '$1');
  });
  const fill = token('--color-ink');
  const text = {
    x: `${width / 2}`,
    y: `${y}`,
    'text-anchor': 'middle',
    'font-family': 'Georgia, serif',
    'font-size': `${width / 2}`,
    fill,
  };
  return xml(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    xml('path', { d: `M0 0h${width}v${height}H0`, fill: token('--color-shade') }),
    line(`M0 ${height / 2}h${width}`, '--color-rule', {
      'stroke-width': `${height}`,
      'stroke-dasharray': '1 3',
    }),
    line(`M0 ${height - 5.5}h${width}m0 3H0`, '--color-ink'),
    glyphs.every(({ id }) => id)
      ? xml('path', { d: outlines.join(''), fill })
      : xml('text', text, initialsOf(name)),
  ).markup;
}
