import type { Behaviour } from '#behaviours/behaviour.ts';
import { closeWhenLeft } from '#ui/drawer.ts';
import { keepGroup, toggleSidebar } from './sidebar-storage.ts';

declare global {
  interface BehaviourElements {
    sidebar: HTMLElement;
  }
}

/**
 * Says whether the column is closed, and follows what is pressed and what opens: a group, or the drawer of narrow
 * screens. Not React: native elements and an attribute of the root element, set before first paint,
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
  const moved = (event: Event) => followSidebar(sidebar, event);
  // The rule has run again on a page that comes back from the back/forward cache.
  addEventListener('pageshow', show, { signal });
  sidebar.addEventListener('click', moved, { signal });
  // Listens in the capture phase, because the toggle event of a group does not bubble.
  sidebar.addEventListener('toggle', moved, { signal, capture: true });
  // The drawer may have been opened before this script came, which then has heard of nothing.
  if (sidebar.matches(':popover-open')) sidebar.dispatchEvent(new Event('toggle'));
};

const storage = () => localStorage;

/** Ends when the drawer is closed. */
let open = new AbortController();

/** Collapses the column, keeps which groups are left open, and closes the drawer when the visitor goes on. */
function followSidebar(sidebar: HTMLElement, { type, target }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'click') {
    const toggle = target.closest('[data-sidebar-toggle]');
    if (!toggle) return;
    toggle.ariaExpanded = `${!toggleSidebar(document.documentElement, storage)}`;
  } else if (target instanceof HTMLDetailsElement) {
    keepGroup(target, target.open, storage);
  } else {
    open.abort();
    open = new AbortController();
    if (sidebar.matches(':popover-open')) closeWhenLeft(sidebar, open.signal);
  }
}
