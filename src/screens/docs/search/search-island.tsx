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
  // Before React asks: what is read while React hydrates need not be read after it. The dialog says when it fails.
  let begun: Promise<SearchIndex> | undefined = readyIndex(fetchIndex);
  begun.catch(() => undefined);
  const readIndex = () => {
    const index = begun ?? readyIndex(fetchIndex);
    begun = undefined;
    return index;
  };
  hydrateRoot(host, <SearchDialog {...effects} readIndex={readIndex} />);
}

async function readyIndex(fetchIndex: () => Promise<unknown>): Promise<SearchIndex> {
  const index = await parseSearchIndex(await fetchIndex());
  await prepareSearch(index.docs);
  return index;
}
