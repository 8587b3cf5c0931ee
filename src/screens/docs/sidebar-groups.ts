import { compact } from '#theme/theme-rule.ts';

/** Storage of the sidebar's groups the visitor left open, kept across pages. */
const GROUPS_STORAGE_KEY = 'docs-sidebar-groups';

/**
 * Opens the groups that were left open. Serialised and run right after the sidebar, as a rule before it is painted, so it must
 * not refer to anything outside its own body. What is stored are names of groups between spaces; others mean nothing.
 */
export function openGroups(
  groups: Iterable<HTMLDetailsElement>,
  storage: () => Pick<Storage, 'getItem'>,
): void {
  try {
    const names = String(storage().getItem('docs-sidebar-groups')).split(' ');
    for (const group of groups) group.open ||= names.includes(String(group.dataset['group']));
  } catch {
    // Storage is refused: only the group of the page is open.
  }
}

/** Keeps whether the visitor left a group open, for the pages to come. The group of a page is open on it anyway. */
export function keepGroup(
  group: HTMLDetailsElement,
  isOpen: boolean,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const name = group.dataset['group'] ?? '';
  try {
    const others = (storage().getItem(GROUPS_STORAGE_KEY) ?? '').split(' ').filter((other) => other !== name);
    storage().setItem(GROUPS_STORAGE_KEY, [...others, ...(isOpen ? [name] : [])].join(' ').trim());
  } catch {
    // Storage is refused: the group stays as it is on this page only.
  }
}

/** The inline script that follows the sidebar. */
export function openGroupsScript(): string {
  return `(${compact(openGroups.toString())})(document.querySelectorAll('[data-group]'),()=>localStorage)`;
}
