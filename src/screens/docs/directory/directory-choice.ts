/** Choice of a visitor in the directory, its result, and how the page's address writes it. */
import { CHANNELS, type Channel, CONNECTIONS, type Connection } from '#content/data/integrations/terms.ts';
import type { DirectoryCategory, DirectoryTool } from './directory-data.ts';
import { findCategories, findTools, type ToolIndex } from './find-tools.ts';
import { type StackItem, stackItems } from './stack-list.ts';

/** An empty value chooses nothing. */
export interface DirectoryChoice {
  query: string;
  connection: Connection | '';
  channel: Channel | '';
}

export const NOTHING_CHOSEN: DirectoryChoice = { query: '', connection: '', channel: '' };

/** Content of the page for a choice. */
export type DirectoryView =
  /** Nothing is chosen: the groups the page was sent with. */
  | { shows: 'everything' }
  /** A list was typed: which of its names connect. */
  | { shows: 'stack'; items: readonly StackItem[] }
  /** Tools found for a typed name, and the categories it may have meant. */
  | { shows: 'found'; tools: readonly DirectoryTool[]; categories: readonly CategoryCount[] }
  /** Tools that pass the filters, in groups, when no name was typed. */
  | { shows: 'filtered'; tools: readonly DirectoryTool[] };

export interface CategoryCount extends DirectoryCategory {
  count: number;
}

type Facet = 'connection' | 'channel';

const PASSES: Record<Facet, (tool: DirectoryTool, value: string) => boolean> = {
  connection: ({ connects }, value) => (connects as readonly string[]).includes(value),
  channel: ({ channel }, value) => channel === value,
};

function passes(tool: DirectoryTool, choice: DirectoryChoice, facets: readonly Facet[]): boolean {
  return facets.every((facet) => choice[facet] === '' || PASSES[facet](tool, choice[facet]));
}

const FACETS: readonly Facet[] = ['connection', 'channel'];

/** The tools that the query finds, or all, before the filters. */
function searched(index: ToolIndex, query: string): DirectoryTool[] {
  return query.trim() === ''
    ? index.tools.map(({ tool }) => tool)
    : findTools(index, query).map(({ tool }) => tool);
}

export interface DirectoryAnswer {
  view: DirectoryView;
  /** Number of tools each value of a filter would leave, given the rest of the choice. `''` is "any". */
  counts: Record<Facet, ReadonlyMap<string, number>>;
}

export function answerChoice(index: ToolIndex, choice: DirectoryChoice): DirectoryAnswer {
  const tools = searched(index, choice.query);
  const left = tools.filter((tool) => passes(tool, choice, FACETS));
  return {
    view: viewOf(index, choice, left),
    counts: {
      connection: countBy(
        tools.filter((tool) => passes(tool, choice, ['channel'])),
        ({ connects }) => connects,
      ),
      channel: countBy(
        tools.filter((tool) => passes(tool, choice, ['connection'])),
        ({ channel }) => [channel],
      ),
    },
  };
}

function viewOf(index: ToolIndex, choice: DirectoryChoice, tools: readonly DirectoryTool[]): DirectoryView {
  const items = stackItems(index, choice.query);
  if (items) return { shows: 'stack', items };
  if (choice.query.trim() !== '') {
    const ofCategory = ({ id }: DirectoryCategory) =>
      index.tools.filter(({ tool }) => tool.category === id && passes(tool, choice, FACETS)).length;
    const categories = findCategories(index, choice.query).map((category) => ({
      ...category,
      count: ofCategory(category),
    }));
    return { shows: 'found', tools, categories: categories.filter(({ count }) => count > 0) };
  }
  return hasFilter(choice) ? { shows: 'filtered', tools } : { shows: 'everything' };
}

function countBy(tools: readonly DirectoryTool[], valuesOf: (tool: DirectoryTool) => readonly string[]) {
  const counts = new Map([['', tools.length]]);
  for (const tool of tools) {
    for (const value of valuesOf(tool)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function hasFilter({ connection, channel }: DirectoryChoice): boolean {
  return connection !== '' || channel !== '';
}

export function isChosen(choice: DirectoryChoice): boolean {
  return choice.query.trim() !== '' || hasFilter(choice);
}

const isConnection = (value: string): value is Connection =>
  (CONNECTIONS as readonly string[]).includes(value);
const isChannel = (value: string): value is Channel => (CHANNELS as readonly string[]).includes(value);

/** Longer than any list of tools; what follows is cut off. */
const QUERY_LENGTH = 1000;

/** The choice in a form or in an address; a value that does not exist chooses nothing. */
export function readChoice(values: URLSearchParams | FormData): DirectoryChoice {
  const read = (name: string) => String(values.get(name) ?? '');
  const connection = read('connection');
  const channel = read('channel');
  return {
    query: read('q').slice(0, QUERY_LENGTH),
    connection: isConnection(connection) ? connection : '',
    channel: isChannel(channel) ? channel : '',
  };
}

/** The address's query for a choice: empty when nothing is chosen. */
export function writeChoice({ query, connection, channel }: DirectoryChoice): string {
  const values = { q: query.trim(), connection, channel };
  const parameters = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return parameters.size > 0 ? `?${parameters}` : '';
}
