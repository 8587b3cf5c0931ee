/**
 * The rule by which the directory is searched: by the names of its tools and by the other names people know them by.
 * A tool whose name is the query comes first, then names that start with it or have it as a word, names with a word that
 * starts with it, and names with it anywhere. Only when nothing is found by that may one letter be wrong. Independent of the page.
 */
import { nameWords } from '#model/integrations/name-words.ts';
import type { Directory, DirectoryCategory, DirectoryTool } from './directory-data.ts';

/** Shortest query that may have one letter wrong, one too many, one missing, or two swapped. */
const TYPO_LENGTH = 5;
/** Shortest query that is also looked up in the names of categories. */
const CATEGORY_LENGTH = 3;

/** Ranks of the ways a name can match a query; smaller is better. */
const CLOSENESS = { equal: 0, start: 1, wordStart: 2, inside: 3, typo: 4 } as const;

/** A name as queries are compared with it. */
interface SearchedName {
  /** Words of the name without spaces, case, accents and marks. */
  whole: string;
  /** Rest of the name from each later word on. */
  tails: string[];
  parts: string[];
}

/** A tool with its name and its other names. */
interface SearchedTool {
  tool: DirectoryTool;
  names: SearchedName[];
  /** Rank among tools that match a query equally well; smaller is better known. */
  fame: number;
  isOftenConnected: boolean;
}

export interface ToolIndex {
  tools: readonly SearchedTool[];
  categories: readonly DirectoryCategory[];
}

function searchedName(name: string): SearchedName {
  const parts = nameWords(name);
  const tails = parts.slice(1).map((_, index) => parts.slice(index + 1).join(''));
  return { whole: parts.join(''), tails, parts };
}

/** The directory made ready to be searched. */
export function toolIndex({ tools, categories, oftenConnected }: Directory): ToolIndex {
  const famous = [...oftenConnected, ...categories.flatMap(({ bestKnown }) => bestKnown)];
  const places = new Map(famous.map((name, place) => [name, place] as const).reverse());
  return {
    categories,
    tools: tools.map((tool) => ({
      tool,
      names: [tool.name, ...(tool.aliases ?? [])].map(searchedName),
      fame: places.get(tool.name) ?? famous.length,
      isOftenConnected: oftenConnected.includes(tool.name),
    })),
  };
}

/** Rank of a match, or undefined when the name does not match. */
function closenessOf(name: SearchedName, query: string, parts: readonly string[]) {
  const { whole, tails } = name;
  if (whole === query) return CLOSENESS.equal;
  if (whole.startsWith(query) || name.parts.includes(query)) return CLOSENESS.start;
  if (tails.some((tail) => tail.startsWith(query))) return CLOSENESS.wordStart;
  return parts.every((part) => whole.includes(part)) ? CLOSENESS.inside : undefined;
}

function closenessWithTypo({ whole, tails }: SearchedName, query: string) {
  return [whole, ...tails].some((text) => startsWithOneTypo(text, query)) ? CLOSENESS.typo : undefined;
}

/** True when the text starts with the query, one letter aside. */
export function startsWithOneTypo(text: string, query: string): boolean {
  let at = 0;
  while (at < query.length && text[at] === query[at]) at += 1;
  const goesOn = (inText: number, inQuery: number) => text.slice(inText).startsWith(query.slice(inQuery));
  const isSwapped = text[at] === query[at + 1] && text[at + 1] === query[at];
  return (
    goesOn(at + 1, at + 1) ||
    goesOn(at, at + 1) ||
    goesOn(at + 1, at) ||
    (isSwapped && goesOn(at + 2, at + 2))
  );
}

export interface FoundTool {
  tool: DirectoryTool;
  closeness: number;
}

/** The tools that answer a query, the best first; those that answer alike with the better known ahead, then in the order of the alphabet. */
export function findTools(index: ToolIndex, text: string): FoundTool[] {
  const parts = nameWords(text);
  const query = parts.join('');
  if (query === '') return [];
  const exact = ranked(index, (name) => closenessOf(name, query, parts));
  if (exact.length > 0 || query.length < TYPO_LENGTH) return exact;
  return ranked(index, (name) => closenessWithTypo(name, query));
}

function ranked({ tools }: ToolIndex, closenessTo: (name: SearchedName) => number | undefined): FoundTool[] {
  const found = tools.flatMap(({ tool, names, fame, isOftenConnected }) => {
    const answers = names.map(closenessTo);
    const closeness = Math.min(...answers.map((answer) => answer ?? Number.POSITIVE_INFINITY));
    // The name counts for more than another name that answers alike, unless most people mean that one: "mail" is Gmail.
    const isMeant = isOftenConnected || answers[0] === closeness;
    return Number.isFinite(closeness) ? [{ tool, closeness, isMeant, fame }] : [];
  });
  // Array.prototype.sort is stable: equal matches stay in alphabetical order.
  return found.sort(
    (a, b) => a.closeness - b.closeness || Number(b.isMeant) - Number(a.isMeant) || a.fame - b.fame,
  );
}

/** The best answer to one name of a list, if it is more than letters within another name. */
export function findTool(index: ToolIndex, name: string): DirectoryTool | undefined {
  return findTools(index, name).find(({ closeness }) => closeness !== CLOSENESS.inside)?.tool;
}

/** True when a tool has exactly this name or other name. */
export function isToolName(index: ToolIndex, name: string): boolean {
  return findTools(index, name)[0]?.closeness === CLOSENESS.equal;
}

/** The categories with a word in their name that starts as the query does. */
export function findCategories({ categories }: ToolIndex, text: string): DirectoryCategory[] {
  const query = nameWords(text).join('');
  if (query.length < CATEGORY_LENGTH) return [];
  return categories.filter(({ name }) => {
    const { whole, tails } = searchedName(name);
    return [whole, ...tails].some((part) => part.startsWith(query));
  });
}
