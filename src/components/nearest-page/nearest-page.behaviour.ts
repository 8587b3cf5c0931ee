import type { Behaviour } from '#behaviours/behaviour.ts';
import { nearestAddress } from './nearest-address.ts';

declare global {
  interface BehaviourElements {
    'nearest-page': HTMLParagraphElement;
  }
}

/**
 * Replaces its sentence by "Did you mean /pricing?". A behaviour and not the server's work: the page is one static file for
 * every address that does not exist.
 */
export const start: Behaviour<'nearest-page'> = (line) => {
  const nearest = nearestAddress(location.pathname, (line.dataset['addresses'] ?? '').split(' '));
  if (!nearest) return;
  const link = document.createElement('a');
  link.href = nearest;
  link.textContent = nearest;
  line.replaceChildren('Did you mean ', link, '?');
};
