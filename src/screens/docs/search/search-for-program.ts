import { inShape, isText, objectOf } from '#model/data-shapes.ts';
import { searchDocs } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { type FetchData, rightData } from '../right-data.ts';
import { readyIndex } from './ready-index.ts';

const isInput = objectOf<{ words: string }>({ words: isText });

/** Kept from one question to the next. */
let readIndex: (() => Promise<SearchIndex>) | undefined;

/**
 * Answers a program with the dialog's results. @throws when
 * the input has no words, or the index cannot be loaded
 */
export async function searchForProgram(input: unknown, fetchIndex: FetchData) {
  const { words } = inShape(isInput, input);
  readIndex ??= rightData(fetchIndex, readyIndex);
  const { docs } = await readIndex();
  return searchDocs(docs, words).map(({ page, heading, content, path }) => ({
    ...{ page, heading, content },
    address: new URL(path, location.href).href,
  }));
}
