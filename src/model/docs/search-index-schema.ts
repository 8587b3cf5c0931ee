/** Shape of the search index as it is sent, and its parsed form. */
import { CONNECTION_LABELS, CONNECTIONS, type Connection } from '#content/data/integrations/terms.ts';
import {
  inShape,
  isAnything,
  isText,
  listOf,
  objectOf,
  optional,
  rowOf,
  type Shape,
  textLike,
} from '../data-shapes.ts';
import { inSlices } from '../in-slices.ts';
import type { SearchEntry, SearchIndex, SearchSection } from './search-index.ts';

interface Entry {
  title: string;
  path: string;
  sections: { heading: string; anchor: string; content: string; also?: string | undefined }[];
}

const isEntry = objectOf<Entry>({
  title: isText,
  path: isText,
  sections: listOf(objectOf({ heading: isText, anchor: isText, content: isText, also: optional(isText) })),
});

/** A tool in short: its name, its anchor, its ways as their numbers in `CONNECTIONS`, then its other names. */
export type ShortTool = [name: string, anchor: string, ways: string, ...aliases: string[]];
const isTool: Shape<ShortTool> = rowOf([isText, isText, textLike(/^[0-7]+$/)], isText);

interface ShortCategory {
  name: string;
  anchor: string;
  /** Names of its best known tools, in a line. */
  bestKnown: string;
  tools: ShortTool[];
}

const isCategory = objectOf<ShortCategory>({
  name: isText,
  anchor: isText,
  bestKnown: isText,
  tools: listOf(isTool),
});

/** Frame of the index. Entries are read one by one, because reading all at once would block a visitor who types. */
interface Frame {
  docs: unknown[];
  tools: { path: string; categories: unknown[] };
  outside: unknown[];
}

const isFrame = objectOf<Frame>({
  docs: listOf(isAnything),
  tools: objectOf({ path: isText, categories: listOf(isAnything) }),
  outside: listOf(isAnything),
});

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
  const { docs, tools, outside } = inShape(isFrame, data);
  const categories = await inSlices(tools.categories, (item) => inShape(isCategory, item));
  const sections = [
    ...categories.map(toGroup),
    ...categories.flatMap(({ name, tools }) => tools.map((tool) => toSection(name, tool))),
  ];
  const parseEntry = (item: unknown) => inShape(isEntry, item);
  const withTools = (page: SearchEntry): SearchEntry =>
    page.path === tools.path ? { ...page, sections: [...page.sections, ...sections] } : page;
  return {
    docs: (await inSlices(docs, parseEntry)).map(withTools),
    outside: await inSlices(outside, parseEntry),
  };
}

function toGroup({ name, anchor, bestKnown, tools }: ShortCategory): SearchSection {
  const content = `${tools.length} tools, among them ${bestKnown}`;
  return { heading: name, anchor, content, isGroup: true };
}

function toSection(category: string, [heading, anchor, ways, ...aliases]: ShortTool): SearchSection {
  const labels = Array.from(ways, (way) => CONNECTION_LABELS[CONNECTIONS[Number(way)] ?? 'rest']);
  const others = aliases.length > 0 ? `. Also ${aliases.join(', ')}` : '';
  return { heading, anchor, content: `${category}: ${labels.join(', ')}${others}`, aliases };
}
