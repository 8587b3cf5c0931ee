import type { Behaviour } from '#behaviours/behaviour.ts';

/** "Did you mean /pricing?" Not the server's work: the page is one file for all such addresses. */
export const start: Behaviour<HTMLParagraphElement> = async (line) => {
  // Without it the page still leads on.
  const finder = await import('./nearest-address.ts').catch(() => undefined);
  const addresses = (line.dataset['addresses'] ?? '').split(' ');
  const nearest = finder?.nearestAddress(location.pathname, addresses);
  if (!nearest) return;
  const link = document.createElement('a');
  link.href = nearest;
  link.textContent = nearest;
  line.replaceChildren('Did you mean ', link, '?');
};
