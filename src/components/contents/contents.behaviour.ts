import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    contents: HTMLElement;
  }
}

/**
 * Follows the reader from the first move on: until then the HTML has the first entry marked, which is right unless the
 * address names a part.
 */
export const start: Behaviour<'contents'> = (contents, signal) => {
  let isFollowing = false;
  const follow = async () => {
    if (isFollowing) return;
    isFollowing = true;
    (await import('./follow-reading.ts')).followReading(contents, signal);
  };
  addEventListener('scroll', follow, { passive: true, signal });
  contents.addEventListener('toggle', follow, { signal });
  if (scrollY || location.hash) void follow();
};
