/**
 * Schema of the search index as it is sent, and its parsed form. Read with valibot, because the browser loads it with the search: the
 * parts used here are 2 kB compressed (brotli), against 7.7 kB with zod/mini.
 */
import * as v from 'valibot';
import { CONNECTION_LABELS, CONNECTIONS, type Connection } from '#content/data/integrations/terms.ts';
import { inSlices } from '../in-slices.ts';
import type { SearchEntry, SearchIndex, SearchSection } from './search-index.ts';

const entry = v.object({
  title: v.string(),
  path: v.string(),
  sections: v.array(
    v.object({
      heading: v.string(),
      anchor: v.string(),
      content: v.string(),
      also: v.optional(v.string()),
    }),
  ),
});

/** A tool in short: its name, its anchor, its ways as their numbers in `CONNECTIONS`, then its other names. */
const tool = v.tupleWithRest([v.string(), v.string(), v.pipe(v.string(), v.regex(/^[0-7]+$/))], v.string());
export type ShortTool = v.InferOutput<typeof tool>;

/** A category: its name, its anchor, the names of its best known tools in a line, and its tools. */
const category = v.tuple([v.string(), v.string(), v.string(), v.array(tool)]);
type ShortCategory = v.InferOutput<typeof category>;

/** Checks the frame only. Entries are read one by one, because reading all at once would block a visitor who types. */
const schema = v.object({
  docs: v.array(v.unknown()),
  tools: v.object({ path: v.string(), categories: v.array(v.unknown()) }),
  outside: v.array(v.unknown()),
});

type Entry = v.InferOutput<typeof entry>;

export interface SearchIndexFile {
  docs: Entry[];
  /** Tools by category, and the page they belong to. Written out they would be a third of the file. */
  tools: { path: string; categories: ShortCategory[] };
  outside: Entry[];
}

export function shortWays(connects: readonly Connection[]): string {
  return connects.map((way) => CONNECTIONS.indexOf(way)).join('');
}

/** @throws when it is anything else than an index */
export async function parseSearchIndex(data: unknown): Promise<SearchIndex> {
  const { docs, tools, outside } = v.parse(schema, data);
  const categories = await inSlices(tools.categories, (item) => v.parse(category, item));
  const sections = [
    ...categories.map(toGroup),
    ...categories.flatMap(([name, , , rows]) => rows.map((row) => toSection(name, row))),
  ];
  const parseEntry = (item: unknown) => v.parse(entry, item);
  const withTools = (page: SearchEntry): SearchEntry =>
    page.path === tools.path ? { ...page, sections: [...page.sections, ...sections] } : page;
  return {
    docs: (await inSlices(docs, parseEntry)).map(withTools),
    outside: await inSlices(outside, parseEntry),
  };
}

function toGroup([heading, anchor, bestKnown, rows]: ShortCategory): SearchSection {
  return { heading, anchor, content: `${rows.length} tools, among them ${bestKnown}`, isGroup: true };
}

function toSection(category: string, [heading, anchor, ways, ...aliases]: ShortTool): SearchSection {
  const labels = Array.from(ways, (way) => CONNECTION_LABELS[CONNECTIONS[Number(way)] ?? 'rest']);
  const others = aliases.length > 0 ? `. Also ${aliases.join(', ')}` : '';
  return { heading, anchor, content: `${category}: ${labels.join(', ')}${others}`, aliases };
}
