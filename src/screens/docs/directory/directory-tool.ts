/**
 * A row of the tool directory as the page and its filters have it. zod/mini, because the browser parses the rows when
 * somebody begins to filter.
 */
import * as z from 'zod/mini';
import { CHANNELS, CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { longDate } from '#model/calendar-day.ts';
import type { DirectoryEntry } from './directory-filter.ts';

const schema = z.object({
  /** Fragment of the row's address. */
  id: z.string(),
  name: z.string(),
  category: z.string(),
  connects: z.array(z.enum(CONNECTIONS)),
  channel: z.enum(CHANNELS),
  /** Address of the tool's mark; a tool whose mark nobody may show has its initial instead. */
  mark: z.optional(z.string()),
  /** The vendor's own page. */
  url: z.string(),
  /** The day on which the row was last compared with what the vendor publishes, if it was. */
  checked: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Other names people search it by. */
  aliases: z.optional(z.array(z.string())),
});

export type DirectoryTool = z.infer<typeof schema>;

/** @throws when the rows are not what the page was built from */
export function parseTools(rows: unknown): DirectoryTool[] {
  return z.parse(z.array(schema), rows);
}

/** What a row says under the tool's name. */
export function toolDescription({ category, connects }: DirectoryTool): string {
  return `${category}: ${connects.map((way) => CONNECTION_LABELS[way]).join(', ')}`;
}

/** What a reader has to know besides: a limit, and how fresh the row is. */
export function toolRemarks({ note, checked }: DirectoryTool): string {
  return [note, checked && `Checked ${longDate(checked)}`].filter(Boolean).join('. ');
}

/** A tool as the filter sees it: the search looks through its names, its category and its ways. */
export function entryOf(tool: DirectoryTool): DirectoryEntry {
  return {
    text: [tool.name, ...(tool.aliases ?? []), toolDescription(tool)].join(' ').toLowerCase(),
    category: [tool.category],
    connection: tool.connects,
    channel: [tool.channel],
  };
}
