import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    sidebar: HTMLElement;
  }
}

/**
 * Says whether the column is closed, and loads the rest with the first press or the first thing that opens: a group, or
 * the drawer of narrow screens. Not React: native elements and an attribute of the root element, set before first paint,
 * hold the state.
 */
export const start: Behaviour<'sidebar'> = (sidebar, signal) => {
  const show = () =>
    sidebar
      .querySelector('[data-sidebar-toggle]')
      ?.setAttribute('aria-expanded', `${!sidebar.closest('[data-sidebar-closed]')}`);
  show();
  const keys = sidebar.querySelector('[data-search-keys]');
  if (keys && /Mac|iP(hone|ad)/.test(navigator.userAgent)) keys.textContent = '⌘K';
  const moved = (event: Event) => {
    import('./follow-sidebar.ts').then(
      ({ followSidebar }) => followSidebar(sidebar, event),
      () => undefined, // Offline, or the visitor is leaving: the sidebar works as without a script.
    );
  };
  // The rule has run again on a page that comes back from the back/forward cache.
  addEventListener('pageshow', show, { signal });
  sidebar.addEventListener('click', moved, { signal });
  // Listens in the capture phase, because the toggle event of a group does not bubble.
  sidebar.addEventListener('toggle', moved, { signal, capture: true });
  // The drawer may have been opened before this script came, which then has heard of nothing.
  if (sidebar.matches(':popover-open')) sidebar.dispatchEvent(new Event('toggle'));
};
