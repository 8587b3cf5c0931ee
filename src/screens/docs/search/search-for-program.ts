import * as v from 'valibot';
import { searchDocs } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';

const inputSchema = v.object({ words: v.string() });

/**
 * Answers a program with what the dialog would list.
 * @throws when the input has no words
 */
export async function searchForProgram(input: unknown, readIndex: () => Promise<SearchIndex>) {
  const { words } = v.parse(inputSchema, input);
  const { docs } = await readIndex();
  return searchDocs(docs, words).map(({ page, heading, content, path }) => ({
    ...{ page, heading, content },
    address: new URL(path, location.href).href,
  }));
}
