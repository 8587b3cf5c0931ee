/** The rows of the directory and the sheets of their marks. Only where the site is built. */
import * as simpleIcons from 'simple-icons';
import { longDate } from '#model/calendar-day.ts';
import { CHANNEL_LABELS, CONNECTION_LABELS } from '#model/integration-terms.ts';
import {
  categories,
  type Integration,
  integrations,
  oftenConnected,
} from '#model/load-integrations.ts';
import { iconPath } from '#weave/geometry.ts';
import type { DirectoryTool } from './tool-row.tsx';

/** Each category has a sheet too: only the marks of groups that are opened are fetched. */
const FIRST_SHEET = 'often-connected';

/** Names a closed group shows; in an open one a rule follows them. */
const MOST_NAMES = 6;

/** The best known tools lead, then comes the alphabet. */
const groups = categories.map(({ id, name, bestKnown }) => {
  const own = integrations.filter(({ category }) => category === name);
  const tools = [...new Set([...bestKnown, ...own])];
  return { id, name, tools, names: tools.slice(0, MOST_NAMES).map((tool) => tool.name) };
});

const rowsOn =
  (sheet: string) =>
  ({
    id,
    name,
    aliases,
    category,
    connects,
    channel,
    icon,
    url,
    checked,
    note,
  }: Integration): DirectoryTool => ({
    id,
    name,
    aliases,
    category,
    channel,
    url,
    // No line begins with the dot.
    ways: `${connects.map((way) => CONNECTION_LABELS[way]).join(', ')}\u00a0· ${CHANNEL_LABELS[channel]}`,
    mark: icon && `/docs/tool-marks/${sheet}.svg#${icon}`,
    remarks: [note, checked && `Checked ${longDate(checked)}`].filter(Boolean).join('. '),
  });

export const firstTools = oftenConnected.map(rowsOn(FIRST_SHEET));

export const toolGroups = groups.map((group) => ({
  ...group,
  tools: group.tools.map(rowsOn(group.id)),
}));

export const listedTools = toolGroups.flatMap(({ tools }) => tools);

export const SHEETS = [FIRST_SHEET, ...groups.map(({ id }) => id)];

/** A sheet as an SVG document of symbols. */
export function markSheet(sheet: string): string {
  const icons = new Map<string, simpleIcons.SimpleIcon>(Object.entries(simpleIcons));
  const tools = groups.find(({ id }) => id === sheet)?.tools ?? oftenConnected;
  const symbols = Array.from(new Set(tools.flatMap(({ icon }) => icon ?? [])), (key) => {
    const icon = icons.get(key);
    return `<symbol id="${key}" viewBox="0 0 24 24"><path d="${icon ? iconPath(icon) : ''}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
