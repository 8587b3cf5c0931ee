/**
 * The marks of the directory's tools, cut into sheets: one for the tools shown first, and one for each category, so
 * that a page fetches the marks of the groups a reader opens and not those of nine hundred tools.
 */
import * as simpleIcons from 'simple-icons';
import { categories, integrations, oftenConnected } from '#model/load-integrations.ts';
import { iconPath } from '#weave/icon-path.ts';

/** The sheet of the tools shown first. */
export const FIRST_SHEET = 'often-connected';

const marksOf = (tools: readonly { icon?: string | undefined }[]) => [
  ...new Set(tools.flatMap(({ icon }) => icon ?? [])),
];

/** Keys of the marks in each sheet. */
const sheets = new Map([
  [FIRST_SHEET, marksOf(oftenConnected)],
  ...categories.map(({ id, name }): [string, string[]] => [
    id,
    marksOf(integrations.filter(({ category }) => category === name)),
  ]),
]);

export const SHEETS: readonly string[] = [...sheets.keys()];

/** A sheet as an SVG document of symbols. */
export function markSheet(sheet: string): string {
  const icons = simpleIcons as unknown as Record<string, { path: string } | undefined>;
  const symbols = (sheets.get(sheet) ?? []).map((key) => {
    const icon = icons[key];
    return `<symbol id="${key}" viewBox="0 0 24 24"><path d="${icon ? iconPath(icon) : ''}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
