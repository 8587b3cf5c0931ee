import { closeWhenLeft } from '#ui/drawer.ts';
import { keepGroup } from './sidebar-groups.ts';
import { toggleSidebar } from './sidebar-rule.ts';

const storage = () => localStorage;

/** Ends when the drawer is closed. */
let open = new AbortController();

/** Collapses the column, keeps which groups are left open, and closes the drawer when the visitor goes on. */
export function followSidebar(sidebar: HTMLElement, { type, target }: Event): void {
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
