/**
 * What the sidebar remembers across pages: whether it is open, and which of its groups are. Like
 * the theme it must be known before first paint, so what reads it is serialised into the page and
 * must not refer to anything outside its own body.
 */
import { pageShownScript } from '#theme/theme-rule.ts';

/**
 * Marks the root element when the sidebar was left closed; any other value in storage means open.
 * Opens the groups that were left open, beside that of the page: what is stored are their names
 * between spaces, and others mean nothing.
 */
function restoreSidebar(): void {
  try {
    const isClosed = localStorage.getItem('docs-sidebar') === 'closed';
    document.documentElement.toggleAttribute('data-sidebar-closed', isClosed);
    const names = String(localStorage.getItem('docs-sidebar-groups')).split(' ');
    const others = '[data-group]:not(:has([aria-current]))';
    for (const group of document.querySelectorAll<HTMLDetailsElement>(others))
      group.open = names.includes(String(group.dataset['group']));
  } catch {
    // Storage is refused: open, as for a first visit, with the group of the page.
  }
}

/**
 * The inline script of the head, for the column, and once more after the sidebar, for its groups.
 */
export const sidebarScript = () => pageShownScript(restoreSidebar);
