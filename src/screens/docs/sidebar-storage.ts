import { pageShownScript } from '#theme/theme-rule.ts';

/**
 * Before first paint: serialized into the page, it must not refer to anything outside its own body.
 * Opens the groups that were left open, whose names are stored between spaces, beside that of the
 * page.
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
