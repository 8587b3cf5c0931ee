/** Loads, indexes and matches apart from the page, which waits for none of it. */

import {
  MOST_RESULTS,
  SEARCH_FILES,
  type SearchEntry,
  type SearchIndex,
} from '#src/search/search-docs.ts';
import { requireTexts } from '../require-texts.ts';
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
let asked = '';

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

/** It fails when the file is that of another build, whose index may have another shape. */
const part = (name: keyof SearchIndex) =>
  once(async () => {
    // The browser's cache may hold an answer that was wrong.
    const answer = await fetch(SEARCH_FILES[name], { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
    const entries: readonly SearchEntry[] = await answer.json();
    for (const { title, path, sections, names = [] } of entries) {
      const texts = sections.flatMap(({ heading, anchor, content }) => [heading, anchor, content]);
      requireTexts([title, path, ...names, ...texts]);
    }
    index[name] = entries;
  });

const [begin, loadDocs, loadOutside] = [part('places'), part('docs'), part('outside')];
let find: FindCloseMatches | undefined;
const prepareClose = once(async () => {
  await part('words')();
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
