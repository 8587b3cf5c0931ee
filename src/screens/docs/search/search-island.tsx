import { hydrateRoot } from 'react-dom/client';
import { type FetchData, rightData } from '../right-data.ts';
import { readyIndex } from './ready-index.ts';
import { SearchDialog, type SearchEffects } from './search-dialog.tsx';
import { sentDoors } from './search-doors.tsx';

interface IslandEffects extends Omit<SearchEffects, 'readIndex'> {
  /** The index as it is sent. */
  fetchIndex: FetchData;
}

/**
 * Makes the dialog that the page was sent with a React component. Hydrated by `docs-search.behaviour.ts` rather than by
 * `client:intent`, because the element that shows the intent is in the sidebar, not in the island.
 */
export function hydrateSearch(host: HTMLElement, { fetchIndex, ...effects }: IslandEffects) {
  const readIndex = rightData(fetchIndex, readyIndex);
  // Starts reading while React hydrates, so that the index is there sooner. The dialog reports a failure.
  readIndex().catch(() => undefined);
  hydrateRoot(host, <SearchDialog {...effects} doors={sentDoors(host)} readIndex={readIndex} />);
}
