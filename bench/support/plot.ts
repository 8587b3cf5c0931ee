/**
 * Small plots as SVG, in the site's own colours on its own paper: GitHub shows a picture as the reader's system is set and
 * not as its page is, so a plot brings its ground along and is read in either.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapedXml } from '#model/xml.ts';
import { figure } from './statistics.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

/** The first value of a token, which is the one of the light theme. */
function color(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens) ?? [];
  if (!value) throw new Error(`src/styles/tokens.css has no --color-${name}.`);
  return value;
}

const SERIES = ['chat', 'voice', 'email', 'data', 'docs'].map(color);
const [PAPER, INK, QUIET, RULE] = [color('sheet'), color('ink'), color('ink-2'), color('rule')];

const WIDTH = 760;
const RIGHT = 96;
const LETTER = 7.2;

const seriesColor = (index: number) => SERIES[index % SERIES.length] ?? INK;

interface Words {
  x: number;
  y: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
}

const words = (text: string, { x, y, fill = QUIET, anchor = 'start', weight = 400 }: Words) =>
  `<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}">${escapedXml(text)}</text>`;

const picture = (height: number, title: string, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${escapedXml(title)}">` +
  `<rect width="100%" height="100%" rx="4" fill="${PAPER}"/>${words(title, { x: 20, y: 30, fill: INK, weight: 600 })}${parts.join('')}</svg>\n`;

const legend = (names: readonly string[], y: number) =>
  names
    .map((name, index) => {
      const x = 20 + index * 170;
      return `<rect x="${x}" y="${y - 10}" width="12" height="12" fill="${seriesColor(index)}"/>${words(name, { x: x + 18, y })}`;
    })
    .join('');

export interface BarPlot {
  title: string;
  /** After each figure. */
  unit: string;
  series: readonly string[];
  groups: readonly { label: string; values: readonly number[] }[];
}

/** Bars from zero, a group for each thing measured, a color for each series. */
export function barPlot({ title, unit, series, groups }: BarPlot): string {
  const most = Math.max(...groups.flatMap(({ values }) => values), Number.MIN_VALUE);
  const left = Math.ceil(Math.max(...groups.map(({ label }) => label.length)) * LETTER) + 32;
  const across = WIDTH - left - RIGHT;
  const [bar, gap, head] = [16, 16, series.length > 1 ? 76 : 52];
  const groupHeight = series.length * bar + gap;
  const parts = groups.flatMap(({ label, values }, index) => {
    const top = head + index * groupHeight;
    const bars = values.map((value, which) => {
      const y = top + which * bar;
      const width = Math.max((value / most) * across, 1);
      const mark = `<rect x="${left}" y="${y}" width="${width.toFixed(1)}" height="${bar - 3}" fill="${seriesColor(which)}"/>`;
      return mark + words(`${figure(value)} ${unit}`, { x: left + width + 8, y: y + 11, fill: INK });
    });
    return [words(label, { x: left - 12, y: top + (series.length * bar) / 2 + 3, anchor: 'end' }), ...bars];
  });
  const height = head + groups.length * groupHeight + 8;
  return picture(height, title, [...(series.length > 1 ? [legend(series, 56)] : []), ...parts]);
}

export interface LinePlot {
  title: string;
  /** Name of the quantity along the lower edge. */
  along: string;
  unit: string;
  xs: readonly number[];
  series: readonly { name: string; values: readonly number[] }[];
}

/** Lines over a measure, both axes from zero, so that a straight line is linear growth. */
export function linePlot({ title, along, unit, xs, series }: LinePlot): string {
  const [top, bottom, left, right] = [84, 330, 80, WIDTH - 110];
  const mostX = Math.max(...xs);
  const mostY = Math.max(...series.flatMap(({ values }) => values), Number.MIN_VALUE);
  const x = (value: number) => left + (value / mostX) * (right - left);
  const y = (value: number) => bottom - (value / mostY) * (bottom - top);
  const grid = [0, 0.5, 1].map((part) => {
    const at = y(part * mostY).toFixed(1);
    return `<path d="M${left} ${at}H${right}" stroke="${RULE}"/>${words(`${figure(part * mostY)} ${unit}`, { x: left - 8, y: Number(at) + 4, anchor: 'end' })}`;
  });
  const lines = series.map(({ values }, index) => {
    const points = values.map((value, at) => [x(xs[at] ?? 0).toFixed(1), y(value).toFixed(1)] as const);
    const stroke = seriesColor(index);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="${stroke}"/>`);
    return `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${stroke}" stroke-width="2.5"/>${dots.join('')}`;
  });
  const ticks = xs
    .filter((value, at) => at === 0 || x(value) - x(xs[at - 1] ?? 0) > 30)
    .map((value) => words(value.toLocaleString('en'), { x: x(value), y: bottom + 20, anchor: 'middle' }));
  const names = series.map(({ name }) => name);
  const foot = words(along, { x: right, y: bottom + 42, anchor: 'end' });
  return picture(390, title, [legend(names, 56), ...grid, ...lines, ...ticks, foot]);
}
