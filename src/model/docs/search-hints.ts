/** Words that help the search where the typed ones find little: lists of `content/data`, sent in one file. */
import { inShape, isText, listOf, objectOf, recordOf } from '../data-shapes.ts';
import type { WordLists } from './search-words.ts';

export interface SearchHints extends WordLists {
  /** Other phrases people search for when a section is the answer, by the section's address. */
  phrases: Readonly<Record<string, string>>;
  /** Groups of words for the same thing. */
  synonyms: readonly (readonly string[])[];
}

export const NO_HINTS: SearchHints = {
  phrases: {},
  synonyms: [],
  stopWords: '',
  irregularStems: {},
};

const areHints = objectOf<SearchHints>({
  phrases: recordOf(isText),
  synonyms: listOf(listOf(isText)),
  stopWords: isText,
  irregularStems: recordOf(isText),
});

/** @throws when it is anything else than hints */
export function parseSearchHints(data: unknown): SearchHints {
  return inShape(areHints, data);
}
