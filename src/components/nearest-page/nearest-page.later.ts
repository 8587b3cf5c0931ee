import type { Behaviour } from '#behaviours/behaviour.ts';
import { nearestAddress } from '#src/search/nearest-address.ts';

/** "Did you mean /pricing?" Not the server's work: the page is one file for all such addresses. */
export const start: Behaviour = (line) => {
  const nearest = nearestAddress(location.pathname, (line.dataset['addresses'] ?? '').split(' '));
  if (!nearest) return;
  const link = document.createElement('a');
  link.href = nearest;
  link.textContent = nearest;
  line.replaceChildren('Did you mean ', link, '?');
};
