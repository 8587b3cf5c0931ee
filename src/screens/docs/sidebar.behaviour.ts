import type { Behaviour } from '#behaviours/behaviour.ts';
import { toggleSidebar } from './sidebar-rule.ts';

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
  sidebar.addEventListener(
    'click',
    async ({ target }) => {
      const group = target instanceof Element && target.closest('summary')?.closest('details');
      if (!group) return;
      // Not on `toggle`: the browser also fires that for a group that was open from the start.
      const isOpen = !group.open;
      const { keepGroup } = await import('./sidebar-groups.ts');
      keepGroup(group, isOpen, () => localStorage);
    },
    { signal },
  );
  sidebar.addEventListener(
    'beforetoggle',
    async () => {
      const { closeWhenLeft } = await import('#ui/drawer.ts');
      closeWhenLeft(sidebar, signal);
    },
    { once: true, signal },
  );
};
