/**
 * A row of the tool directory as the page and its filters have it. zod/mini, because the browser parses the rows when
 * somebody begins to filter.
 */
import * as z from 'zod/mini';
import { CHANNELS, CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import type { DirectoryEntry } from './directory-filter.ts';

const schema = z.object({
  name: z.string(),
  category: z.string(),
  connects: z.array(z.enum(CONNECTIONS)),
  channel: z.enum(CHANNELS),
  /** Address of the tool's mark; a tool whose mark nobody may show has its initial instead. */
  mark: z.optional(z.string()),
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

/** A tool as the filter sees it: the search looks through all the words of its row. */
export function entryOf(tool: DirectoryTool): DirectoryEntry {
  return {
    text: `${tool.name} ${toolDescription(tool)}`.toLowerCase(),
    category: [tool.category],
    connection: tool.connects,
    channel: [tool.channel],
  };
}
