import { xml } from '#article/xml.ts';

/** A thread on a phone has no room for a third letter. */
export function initialsOf(name: string) {
  const [first = '', ...others] = name.split(' ').map((part) => [...part][0] ?? '');
  return first + (others.at(-1) ?? '');
}

type Outlines = (text: string, size: number, at: [number, number]) => string | undefined;

/** A label on bare warp: a person has no color. Letters without outlines are plain text. */
export function wovenInitials(
  name: string,
  { width, height }: { width: number; height: number },
  token: (name: string) => string,
  outlines: Outlines,
) {
  const line = (d: string, stroke: string, more = {}) =>
    xml('path', { d, stroke: token(stroke), ...more });
  const [size, x, y] = [Math.round(width / 2), width / 2, height / 2];
  const fill = token('--color-ink');
  const initials = initialsOf(name);
  const d = outlines(initials, size, [x, y]);
  const set = {
    x: `${x}`,
    y: `${y}`,
    dy: '.34em',
    'text-anchor': 'middle',
    'font-family': 'Georgia, serif',
    'font-size': `${size}`,
    fill,
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
    d ? xml('path', { d, fill }) : xml('text', set, initials),
  ).markup;
}
