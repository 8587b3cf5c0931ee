import { prepareSearch } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';

/** The index as it is sent, made ready to be searched. */
export async function readyIndex(sent: unknown): Promise<SearchIndex> {
  const index = await parseSearchIndex(sent);
  await prepareSearch(index.docs);
  return index;
}
