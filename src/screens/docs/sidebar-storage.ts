import { pageShownScript } from '#theme/theme-rule.ts';

/**
 * It is serialized into the page, and must not refer to anything outside its own body. The names of
 * the groups that were left open are stored between spaces.
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

/** The head runs it for the column, and the place after the sidebar for its groups. */
export const sidebarScript = () => pageShownScript(restoreSidebar);
