import { hydrateRoot } from 'react-dom/client';
import { prepareSearch } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';
import { SearchDialog, type SearchEffects } from './search-dialog.tsx';

interface IslandEffects extends Omit<SearchEffects, 'readIndex'> {
  /** The index as it is sent. */
  fetchIndex: () => Promise<unknown>;
}

/**
 * Makes the dialog that the page was sent with a React component. Hydrated by `docs-search.behaviour.ts` rather than by
 * `client:intent`, because the element that shows the intent is in the sidebar, not in the island.
 */
export function hydrateSearch(host: HTMLElement, { fetchIndex, ...effects }: IslandEffects) {
  const readIndex = indexReader(fetchIndex);
  // Before React asks: whatever is read while React hydrates need not be read after it. The dialog says when it fails.
  readIndex().catch(() => undefined);
  hydrateRoot(host, <SearchDialog {...effects} readIndex={readIndex} />);
}

/** Reads the index once, and again where it could not be had. */
function indexReader(fetchIndex: () => Promise<unknown>): () => Promise<SearchIndex> {
  let reading: Promise<SearchIndex> | undefined;
  return () => {
    reading ??= readyIndex(fetchIndex).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function readyIndex(fetchIndex: () => Promise<unknown>): Promise<SearchIndex> {
  const index = await parseSearchIndex(await fetchIndex());
  await prepareSearch(index.docs);
  return index;
}
