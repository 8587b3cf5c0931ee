/** The rows of the directory and the sheets of their marks. Only where the site is built. */
import * as simpleIcons from 'simple-icons';
import { CHANNEL_LABELS, CONNECTION_LABELS } from '#content/data/integrations/terms.ts';
import { longDate } from '#model/calendar-day.ts';
import { categories, type Integration, integrations, oftenConnected } from '#model/load-integrations.ts';
import { iconPath } from '#weave/icon-path.ts';
import type { DirectoryTool } from './tool-row.tsx';

/** The sheet of the tools shown first; each category has one too, so that a page fetches the marks of the groups a reader opens. */
const FIRST_SHEET = 'often-connected';

const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));

function toRow(tool: Integration, sheet = categoryIds.get(tool.category)): DirectoryTool {
  const { id, name, aliases, category, connects, channel, icon, url, checked, note } = tool;
  return {
    ...{ id, name, aliases, category, channel, url },
    // No line begins with the dot.
    ways: `${connects.map((way) => CONNECTION_LABELS[way]).join(', ')}\u00a0· ${CHANNEL_LABELS[channel]}`,
    mark: icon && `/docs/tool-marks/${sheet}.svg#${icon}`,
    remarks: [note, checked && `Checked ${longDate(checked)}`].filter(Boolean).join('. '),
  };
}

/** In alphabetical order. */
export const listedTools = integrations.map((tool) => toRow(tool));

export const firstTools = oftenConnected.map((tool) => toRow(tool, FIRST_SHEET));

/** Names a closed group shows. */
const MOST_NAMES = 6;

export const toolGroups = categories.map(({ id, name, bestKnown }) => {
  const tools = listedTools.filter(({ category }) => category === name);
  const names = new Set([...bestKnown, ...tools].map((tool) => tool.name));
  return { id, name, tools, names: [...names].slice(0, MOST_NAMES) };
});

const marksOf = (tools: readonly Integration[]) => new Set(tools.flatMap(({ icon }) => icon ?? []));

const sheets = new Map([
  [FIRST_SHEET, marksOf(oftenConnected)],
  ...categories.map(
    ({ id, name }) => [id, marksOf(integrations.filter(({ category }) => category === name))] as const,
  ),
]);

export const SHEETS: readonly string[] = [...sheets.keys()];

/** A sheet as an SVG document of symbols. */
export function markSheet(sheet: string): string {
  const icons = new Map<string, simpleIcons.SimpleIcon>(Object.entries(simpleIcons));
  const symbols = Array.from(sheets.get(sheet) ?? [], (key) => {
    const icon = icons.get(key);
    return `<symbol id="${key}" viewBox="0 0 24 24"><path d="${icon ? iconPath(icon) : ''}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
