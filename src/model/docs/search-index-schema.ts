/**
 * The search index as it travels, and what it becomes. zod/mini, because it comes with the search: 7.7 kB compressed
 * (brotli), shared with the contact form, next to 57 kB of React.
 */
import * as z from 'zod/mini';
import { CONNECTION_LABELS, CONNECTIONS, type Connection } from '#content/data/integrations/terms.ts';
import type { SearchEntry, SearchIndex, SearchSection } from './search-index.ts';

const entry = z.object({
  title: z.string(),
  path: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      anchor: z.string(),
      content: z.string(),
      also: z.optional(z.string()),
    }),
  ),
});

/** A tool in short: its name, its anchor, its ways as their numbers in `CONNECTIONS`, then its other names. */
const tool = z.tuple([z.string(), z.string(), z.string().check(z.regex(/^[0-7]+$/))], z.string());
export type ShortTool = z.infer<typeof tool>;

/** A category: its name, its anchor, the names of its best known tools in a line, and its tools. */
const category = z.tuple([z.string(), z.string(), z.string(), z.array(tool)]);
type ShortCategory = z.infer<typeof category>;

const schema = z.object({
  docs: z.array(entry),
  /** Tools by category, and the page they belong to. Written out they would be a third of the file. */
  tools: z.object({ path: z.string(), categories: z.array(category) }),
  outside: z.array(entry),
});
export type SearchIndexFile = z.infer<typeof schema>;

export function shortWays(connects: readonly Connection[]): string {
  return connects.map((way) => CONNECTIONS.indexOf(way)).join('');
}

/** @throws when it is anything else than an index */
export function parseSearchIndex(data: unknown): SearchIndex {
  const { docs, tools, outside } = z.parse(schema, data);
  const sections = [
    ...tools.categories.map(toGroup),
    ...tools.categories.flatMap(([name, , , rows]) => rows.map((row) => toSection(name, row))),
  ];
  const withTools = (page: SearchEntry): SearchEntry =>
    page.path === tools.path ? { ...page, sections: [...page.sections, ...sections] } : page;
  return { docs: docs.map(withTools), outside };
}

function toGroup([heading, anchor, bestKnown, rows]: ShortCategory): SearchSection {
  return { heading, anchor, content: `${rows.length} tools, among them ${bestKnown}`, isGroup: true };
}

function toSection(category: string, [heading, anchor, ways, ...aliases]: ShortTool): SearchSection {
  const labels = Array.from(ways, (way) => CONNECTION_LABELS[CONNECTIONS[Number(way)] ?? 'rest']);
  const others = aliases.length > 0 ? `. Also ${aliases.join(', ')}` : '';
  return { heading, anchor, content: `${category}: ${labels.join(', ')}${others}`, aliases };
}
