import type { Behaviour } from '#behaviours/behaviour.ts';
import { toggleSidebar } from './sidebar-rule.ts';

declare global {
  interface BehaviourElements {
    sidebar: HTMLElement;
  }
}

/**
 * Collapses the column, and closes the drawer of narrow screens, a native popover, when the visitor goes on. Not React:
 * the popover and an attribute of the root element, set before first paint, hold the state.
 */
export const start: Behaviour<'sidebar'> = (sidebar, signal) => {
  const root = document.documentElement;
  const toggle = sidebar.querySelector('[data-sidebar-toggle]');
  const show = (isClosed: boolean) => toggle?.setAttribute('aria-expanded', String(!isClosed));
  show(root.hasAttribute('data-sidebar-closed'));
  toggle?.addEventListener('click', () => show(toggleSidebar(root, () => localStorage)), { signal });

  const closeDrawer = () => {
    if (sidebar.matches(':popover-open')) sidebar.hidePopover();
  };
  // The drawer covers the page: focus that moves on to the page must not land behind it.
  document.querySelector('main')?.addEventListener('focusin', closeDrawer, { signal });
  sidebar.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) closeDrawer();
    },
    { signal },
  );
  const opener = document.querySelector(`[popovertarget="${sidebar.id}"]`);
  // The style sheet knows from which width the sidebar is a column again: it hides the opener there.
  addEventListener('resize', () => opener?.checkVisibility() || closeDrawer(), { signal });
};
