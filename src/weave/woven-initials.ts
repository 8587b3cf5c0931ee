import { xml, xmlDocument } from '#article/xml.ts';

/** A thread on a phone has no room for a third letter. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.split(' ').map((part) => [...part][0] ?? '');
  return first + (others.at(-1) ?? '');
}

/** A person has no channel's color. A file of its own has no fonts, and its colors as values. */
export function wovenInitials(
  name: string,
  { width, height }: { width: number; height: number },
  token: (name: string) => string,
) {
  const ends = {
    stroke: token('--color-paper'),
    'stroke-width': `${height}`,
    'stroke-dasharray': '.4 1.6',
  };
  const weft = { id: 'weft', width: '4', height: '2', patternUnits: 'userSpaceOnUse' };
  const set = {
    x: `${width / 2}`,
    y: `${height / 2}`,
    dy: '.36em',
    'text-anchor': 'middle',
    'font-family': 'Georgia, serif',
    'font-size': `${Math.round(width * 0.5)}`,
    fill: 'url(#weft)',
  };
  return xmlDocument(
    xml(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
      xml('title', {}, name),
      xml(
        'pattern',
        weft,
        xml('path', {
          d: 'M0 .5h3m-1 1h2M0 1.5h1',
          stroke: token('--color-ink'),
          'stroke-width': '.9',
        }),
      ),
      xml('path', { d: `M0 0h${width}v${height}H0`, fill: token('--color-shade') }),
      xml('path', { d: `M0 ${height / 2}h${width}`, ...ends }),
      xml('text', set, initialsOf(name)),
    ),
  );
}
