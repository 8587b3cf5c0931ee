/**
 * The directory of tools as the page is drawn from it and its search is fed with it. Read with valibot, because the browser
 * does it when somebody begins to search.
 */
import * as v from 'valibot';
import { CHANNELS, CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { channelLabel } from '#weave/channels.ts';

const toolSchema = v.object({
  /** Fragment of the row's address. */
  id: v.string(),
  name: v.string(),
  /** Id of its category. */
  category: v.string(),
  connects: v.array(v.picklist(CONNECTIONS)),
  channel: v.picklist(CHANNELS),
  /** Id of the tool's mark in its category's sheet of marks; a tool whose mark nobody may show has none. */
  mark: v.optional(v.string()),
  /** The vendor's own page. */
  url: v.string(),
  /** Further facts a reader needs, without a full stop: a limit, and how fresh the row is. */
  remarks: v.optional(v.string()),
  /** Other names people search it by. */
  aliases: v.optional(v.array(v.string())),
});

const categorySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Names of its best known tools, the best known first. */
  bestKnown: v.array(v.string()),
});

const directorySchema = v.object({
  categories: v.array(categorySchema),
  /** Names of the tools that are shown first. */
  oftenConnected: v.array(v.string()),
  /** Tools in alphabetical order. */
  tools: v.array(toolSchema),
});

export type DirectoryTool = v.InferOutput<typeof toolSchema>;
export type DirectoryCategory = v.InferOutput<typeof categorySchema>;
export type Directory = v.InferOutput<typeof directorySchema>;

/** @throws when the data does not belong to the page's build */
export function parseDirectory(data: unknown): Directory {
  return v.parse(directorySchema, data);
}

/** Folder of the sheets of marks, one sheet for each category. */
const SHEETS_PATH = '/docs/tool-marks';

/** Address of a tool's mark, if it has one. */
export function markAddress({ mark, category }: DirectoryTool, sheet = category): string | undefined {
  return mark && `${SHEETS_PATH}/${sheet}.svg#${mark}`;
}

/** Ways to connect a tool, and the channel of work it serves: "Native node, REST · Email". */
export function toolWays({ connects, channel }: DirectoryTool): string {
  return `${connects.map((way) => CONNECTION_LABELS[way]).join(', ')} · ${channelLabel(channel)}`;
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
