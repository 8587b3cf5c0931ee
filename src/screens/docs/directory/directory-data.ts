/** The directory of tools as the page is drawn from it and its search is fed with it. */
import {
  CHANNEL_LABELS,
  CHANNELS,
  type Channel,
  CONNECTION_LABELS,
  CONNECTIONS,
  type Connection,
} from '#content/data/integrations/terms.ts';
import { inShape, isText, listOf, objectOf, oneOf, optional } from '#model/data-shapes.ts';

export interface DirectoryTool {
  /** Fragment of the row's address. */
  id: string;
  name: string;
  /** Id of its category. */
  category: string;
  connects: Connection[];
  channel: Channel;
  /** Id of the tool's mark in its category's sheet of marks; a tool whose mark nobody may show has none. */
  mark?: string | undefined;
  /** The vendor's own page. */
  url: string;
  /** Further facts a reader needs, without a full stop: a limit, and how fresh the row is. */
  remarks?: string | undefined;
  /** Other names people search it by. */
  aliases?: string[] | undefined;
}

export interface DirectoryCategory {
  id: string;
  name: string;
  /** Names of its best known tools, the best known first. */
  bestKnown: string[];
}

export interface Directory {
  categories: DirectoryCategory[];
  /** Names of the tools that are shown first. */
  oftenConnected: string[];
  /** Tools in alphabetical order. */
  tools: DirectoryTool[];
}

const areTexts = listOf(isText);

const isDirectory = objectOf<Directory>({
  categories: listOf(objectOf({ id: isText, name: isText, bestKnown: areTexts })),
  oftenConnected: areTexts,
  tools: listOf(
    objectOf<DirectoryTool>({
      id: isText,
      name: isText,
      category: isText,
      connects: listOf(oneOf(CONNECTIONS)),
      channel: oneOf(CHANNELS),
      mark: optional(isText),
      url: isText,
      remarks: optional(isText),
      aliases: optional(areTexts),
    }),
  ),
});

/** @throws when the data does not belong to the page's build */
export function parseDirectory(data: unknown): Directory {
  return inShape(isDirectory, data);
}

/** Folder of the sheets of marks, one sheet for each category. */
const SHEETS_PATH = '/docs/tool-marks';

/** Address of a tool's mark, if it has one. */
export function markAddress({ mark, category }: DirectoryTool, sheet = category): string | undefined {
  return mark && `${SHEETS_PATH}/${sheet}.svg#${mark}`;
}

/** Ways to connect a tool, and the channel of work it serves: "Native node, REST · Email". No line begins with the dot. */
export function toolWays({ connects, channel }: DirectoryTool): string {
  return `${connects.map((way) => CONNECTION_LABELS[way]).join(', ')}\u00a0· ${CHANNEL_LABELS[channel]}`;
}

export interface ToolGroup extends DirectoryCategory {
  tools: readonly DirectoryTool[];
}

/** The categories that any of the tools belong to, each with those. */
export function groupTools(categories: readonly DirectoryCategory[], tools: readonly DirectoryTool[]) {
  return categories
    .map(
      (category): ToolGroup => ({
        ...category,
        tools: tools.filter((tool) => tool.category === category.id),
      }),
    )
    .filter((group) => group.tools.length > 0);
}

/** The names a closed group shows: the best known of its tools, then others, if any are left out. */
export function shownNames({ bestKnown, tools }: ToolGroup, most = 6): string[] {
  const names = tools.map(({ name }) => name);
  const known = bestKnown.filter((name) => names.includes(name));
  return [...new Set([...known, ...names])].slice(0, most);
}
