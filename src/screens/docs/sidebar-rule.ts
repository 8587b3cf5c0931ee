/**
 * Whether the sidebar is open, kept across pages. Like the theme it must be known before first paint, so the rule is
 * serialised into the head and must not refer to anything outside its own body.
 *
 * Storage is passed as a function, because looking at `localStorage` may itself throw.
 */
export const SIDEBAR_STORAGE_KEY = 'docs-sidebar';

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Marks the root element when the sidebar was left closed. Any other value in storage means open. */
export function applySidebar(
  root: Pick<HTMLElement, 'toggleAttribute'>,
  storage: () => Pick<Storage, 'getItem'>,
): boolean {
  let isClosed = false;
  try {
    isClosed = storage().getItem('docs-sidebar') === 'closed';
  } catch {
    // Storage is refused: open, as for a first visit.
  }
  root.toggleAttribute('data-sidebar-closed', isClosed);
  return isClosed;
}

/** Opens a closed sidebar and closes an open one. @returns whether it is closed afterwards */
export function toggleSidebar(root: HTMLElement, storage: GetStorage): boolean {
  const isClosed = !root.hasAttribute('data-sidebar-closed');
  try {
    storage().setItem(SIDEBAR_STORAGE_KEY, isClosed ? 'closed' : 'open');
  } catch {
    // The choice then lasts for this page only.
  }
  root.toggleAttribute('data-sidebar-closed', isClosed);
  return isClosed;
}

const GROUPS_STORAGE_KEY = 'docs-sidebar-groups';

/**
 * Opens the groups that were left open. Serialised and run right after the sidebar, before it is painted, so it must not
 * refer to anything outside its own body. What is stored are names of groups between spaces; others mean nothing.
 */
export function openGroups(
  groups: Iterable<HTMLDetailsElement>,
  storage: () => Pick<Storage, 'getItem'>,
): void {
  let names: string[] = [];
  try {
    names = (storage().getItem('docs-sidebar-groups') ?? '').split(' ');
  } catch {
    // Storage is refused: only the group of the page is open.
  }
  for (const group of groups) if (names.includes(group.dataset['group'] ?? '')) group.open = true;
}

/** Keeps whether the visitor left a group open, for the pages to come. The group of a page is open on it anyway. */
export function keepGroup(group: HTMLDetailsElement, isOpen: boolean, storage: GetStorage): void {
  const name = group.dataset['group'] ?? '';
  try {
    const others = (storage().getItem(GROUPS_STORAGE_KEY) ?? '').split(' ').filter((other) => other !== name);
    storage().setItem(GROUPS_STORAGE_KEY, [...others, ...(isOpen ? [name] : [])].join(' ').trim());
  } catch {
    // It then stays so for this page only.
  }
}

/** The inline script that follows the sidebar. */
export function openGroupsScript(): string {
  return `(${openGroups.toString()})(document.querySelectorAll('[data-group]'),()=>localStorage)`;
}

/** The inline script for the head. */
export function sidebarScript(): string {
  return `(${applySidebar.toString()})(document.documentElement,()=>localStorage)`;
}
