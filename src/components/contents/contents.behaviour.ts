import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    contents: HTMLElement;
  }
}

/**
 * Follows the reader from the first move on: until then the HTML has the first entry marked, or `addressed-part.ts` has
 * marked that of the address.
 */
export const start: Behaviour<'contents'> = (contents, signal) => {
  let isFollowing = false;
  const follow = () => {
    if (isFollowing) return;
    isFollowing = true;
    import('./follow-reading.ts').then(
      ({ followReading }) => followReading(contents, signal),
      () => undefined, // Offline, or the visitor is leaving: the first entry stays marked.
    );
  };
  // Here and not with the rest, which may still be on its way when an entry of the open list is chosen.
  contents.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && contents.hidePopover(),
    { signal },
  );
  addEventListener('scroll', follow, { signal });
  contents.addEventListener('toggle', follow, { signal });
  // An address that names a part has scrolled the page, or will.
  if (scrollY) follow();
};
