/** Loads, indexes and matches apart from the page, which waits for none of it. */

import {
  MOST_RESULTS,
  SEARCH_INDEX,
  type SearchBeginning,
  type SearchEntry,
  type SearchIndex,
} from '#src/search/search-docs.ts';
import { requireTexts } from '../use-file.ts';
import { type FindCloseMatches, indexWords } from './close-matches.ts';
import { type Found, matchesIn, rowsOf } from './find-rows.ts';

/** An empty query only asks for the beginning of the index. */
export interface SearchAnswer {
  query: string;
  found?: Found;
  /** Everything was looked at that can add a row. */
  isWhole?: boolean;
  hasFailed?: boolean;
}

const index: SearchIndex = { places: [], docs: [], outside: [] };
let more: Pick<SearchBeginning, 'docs' | 'outside'> = { docs: [], outside: [] };
let asked = '';

/** @throws when the file is that of another build, whose index may have another shape */
function readEntries(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  for (const { title, path, sections, names = [] } of entries) {
    const texts = sections.flatMap(({ heading, anchor, content }) => [heading, anchor, content]);
    requireTexts([title, path, ...names, ...texts]);
  }
  return entries;
}

async function load(address: string) {
  // The browser's cache may hold an answer that was wrong.
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

const loadPages = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(load))).flatMap(readEntries);

/** What failed is asked for again. */
function once<T>(work: () => Promise<T>) {
  let doing: Promise<T> | undefined;
  return () => {
    doing ??= work().catch((error) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}

const begin = once(async () => {
  const { places, docs, outside }: SearchBeginning = await load(SEARCH_INDEX);
  requireTexts([...docs, ...outside]);
  index.places = readEntries(places);
  more = { docs, outside };
});
const loadDocs = once(async () => {
  index.docs = await loadPages(more.docs);
});
const loadOutside = once(async () => {
  index.outside = await loadPages(more.outside);
});
let find: FindCloseMatches | undefined;
const prepareClose = once(async () => {
  find = await indexWords(index);
});
/** What is still to be done, where a query leaves room for more rows. */
const further = [loadOutside, prepareClose];

async function* answersTo(query: string): AsyncGenerator<SearchAnswer> {
  await begin();
  if (query === '') return;
  await loadDocs();
  for (;;) {
    const found = rowsOf(index, query, find);
    const [step] = further;
    const isFull = matchesIn(found) + found.close.length === MOST_RESULTS;
    yield { query, found, isWhole: isFull || !step };
    if (isFull || !step) return;
    await step();
    if (further[0] === step) further.shift();
  }
}

async function answer(query: string) {
  let told: SearchAnswer = { query };
  try {
    for await (told of answersTo(query)) {
      if (query !== asked) return;
      postMessage(told);
    }
  } catch {
    postMessage({ ...told, hasFailed: true } satisfies SearchAnswer);
  }
}

addEventListener('message', ({ data: query }: MessageEvent<string>) => {
  asked = query;
  void answer(query);
});
