/**
 * The marks of the directory's tools, cut into sheets in the order of the list: a page fetches the sheets of the rows a
 * reader has in view, not the marks of nine hundred tools.
 */
import * as simpleIcons from 'simple-icons';
import { integrations } from '#model/load-integrations.ts';

const MARKS_PER_SHEET = 32;

const keys = [...new Set(integrations.flatMap(({ icon }) => (icon ? [icon] : [])))];

export const SHEET_COUNT = Math.ceil(keys.length / MARKS_PER_SHEET);

/** Address of a mark: its sheet, and its own id in it. */
export function markAddress(key: string): string {
  return `/docs/tool-marks/${Math.floor(keys.indexOf(key as (typeof keys)[number]) / MARKS_PER_SHEET)}.svg#${key}`;
}

/** A sheet as an SVG document of symbols. */
export function markSheet(sheet: number): string {
  const icons = simpleIcons as unknown as Record<string, { path: string } | undefined>;
  const symbols = keys
    .slice(sheet * MARKS_PER_SHEET, (sheet + 1) * MARKS_PER_SHEET)
    .map((key) => `<symbol id="${key}" viewBox="0 0 24 24"><path d="${icons[key]?.path ?? ''}"/></symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
