import type { Behaviour } from '#behaviours/behaviour.ts';
import { closeWhenLeft } from '#ui/drawer.ts';
import { keepGroup, toggleSidebar } from './sidebar-rule.ts';

declare global {
  interface BehaviourElements {
    sidebar: HTMLElement;
  }
}

/**
 * Collapses the column, keeps which groups were left open, and closes the drawer of narrow screens, a native popover, when
 * the visitor goes on. Not React: native elements and an attribute of the root element, set before first paint, hold the
 * state.
 */
export const start: Behaviour<'sidebar'> = (sidebar, signal) => {
  const root = document.documentElement;
  const toggle = sidebar.querySelector('[data-sidebar-toggle]');
  const show = (isClosed: boolean) => toggle?.setAttribute('aria-expanded', String(!isClosed));
  show(root.hasAttribute('data-sidebar-closed'));
  toggle?.addEventListener('click', () => show(toggleSidebar(root, () => localStorage)), { signal });
  for (const group of sidebar.querySelectorAll('details')) {
    // Not on `toggle`: the browser also fires that for a group that was open from the start.
    group
      .querySelector('summary')
      ?.addEventListener('click', () => keepGroup(group, !group.open, () => localStorage), { signal });
  }
  closeWhenLeft(sidebar, signal);
};
