/** The library of marks is too large for the browser: this module is for the build alone. */
import * as simpleIcons from 'simple-icons';
import { CONNECTION_LABELS } from '#model/integration-terms.ts';
import type { Integration } from '#model/load-integrations.ts';
import { nameWords } from '#model/names.ts';
import type { Site } from '#model/read-site.ts';
import { longDate } from '#model/reader-day.ts';
import { HASH_PATH, iconPath } from '#weave/geometry.ts';

/** Each category has a sheet too: only the marks of groups that are opened are fetched. */
const FIRST_SHEET = 'often-connected';

const MOST_NAMES = 6;

export const toolGroups = ({ categories }: Pick<Site, 'categories'>) =>
  categories.map(({ id, name, tools }) => ({
    id,
    name,
    tools: tools.map(rowsOn(id)),
    names: tools.slice(0, MOST_NAMES).map((tool) => tool.name),
  }));

export const firstTools = ({ oftenConnected }: Site) =>
  oftenConnected.tools.map(rowsOn(FIRST_SHEET));

export const listedTools = (site: Site) => ({
  tools: toolGroups(site).flatMap(({ tools }) => tools),
  /** What tools are asked for by, with those that are best known for it; `isWhole`: for a category. */
  kinds: site.toolKinds.map(({ tools, ...kind }) => ({ ...kind, ids: tools.map(({ id }) => id) })),
});

export type ListedTools = ReturnType<typeof listedTools>;
export type DirectoryTool = ListedTools['tools'][number];

const rowsOn =
  (sheet: string) =>
  ({ id, name, aliases, category, connects, channel, icon, url, checked, note }: Integration) => ({
    id,
    name,
    aliases,
    category,
    channel,
    url,
    ways: waysOf(connects),
    /** A row is found by each word of its ways, and by its channel. */
    says: [channel, ...nameWords(waysOf(connects)).flatMap((word) => [word, `${word}s`])],
    mark: icon && `/docs/tool-marks/${sheet}.svg#${id}`,
    note,
    checked: checked && longDate(checked).replace(/(?<=^\w{3})\w+/, ''),
  });

const waysOf = (connects: Integration['connects']) =>
  connects.map((way) => CONNECTION_LABELS[way]).join(', ');

export const sheetNames = ({ categories }: Site) => [
  FIRST_SHEET,
  ...categories.map(({ id }) => id),
];

export function markSheet({ categories, oftenConnected }: Site, sheet: string) {
  const icons = new Map<string, simpleIcons.SimpleIcon>(Object.entries(simpleIcons));
  const { tools } = categories.find(({ id }) => id === sheet) ?? oftenConnected;
  const symbols = tools.map(({ id, icon }) => {
    const path = icon && iconPath(icons.get(icon) ?? { path: HASH_PATH });
    return path && `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
