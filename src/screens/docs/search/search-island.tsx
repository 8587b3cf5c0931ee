import { hydrateRoot } from 'react-dom/client';
import { SearchDialog, type SearchEffects } from './search-dialog.tsx';

/**
 * Makes the dialog that the page was sent with a React component. Hydrated by `docs-search.behaviour.ts` rather than by
 * `client:intent`, because the element that shows the intent is in the sidebar, not in the island.
 */
export function hydrateSearch(host: HTMLElement, effects: SearchEffects) {
  hydrateRoot(host, <SearchDialog {...effects} />);
}
