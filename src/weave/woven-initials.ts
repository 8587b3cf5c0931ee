import { xml } from '#article/xml.ts';

/** A thread on a phone has no room for a third letter. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.split(' ').map((part) => [...part][0] ?? '');
  return first + (others.at(-1) ?? '');
}

/** A label on bare warp: a person has no color. A file of its own has no fonts. */
export function wovenInitials(
  name: string,
  { width, height }: { width: number; height: number },
  token: (name: string) => string,
) {
  const line = (d: string, stroke: string, more = {}) =>
    xml('path', { d, stroke: token(stroke), ...more });
  const set = {
    x: `${width / 2}`,
    y: `${height / 2}`,
    dy: '.34em',
    'text-anchor': 'middle',
    'font-family': 'Georgia, serif',
    'font-size': `${Math.round(width / 2)}`,
    fill: token('--color-ink'),
  };
  return xml(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    xml('title', {}, name),
    xml('path', { d: `M0 0h${width}v${height}H0`, fill: token('--color-shade') }),
    line(`M0 ${height / 2}h${width}`, '--color-rule', {
      'stroke-width': `${height}`,
      'stroke-dasharray': '1 3',
    }),
    line(`M0 ${height - 5.5}h${width}m0 3H0`, '--color-ink'),
    xml('text', set, initialsOf(name)),
  ).markup;
}
