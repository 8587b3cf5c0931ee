import { afterEachPieceScript, compact } from '#theme/inline-script.ts';

/** Storage of the sidebar's groups the visitor left open, kept across pages. */
const GROUPS_STORAGE_KEY = 'docs-sidebar-groups';

/**
 * Opens the groups that were left open, each once: the visitor may have closed it since. Serialised, so it must not refer to
 * anything outside its own body. What is stored are names of groups between spaces; others mean nothing.
 *
 * @param seen groups that were looked at before
 */
export function openGroups(
  groups: Iterable<HTMLDetailsElement>,
  storage: () => Pick<Storage, 'getItem'>,
  seen: Set<HTMLDetailsElement>,
): void {
  try {
    const names = String(storage().getItem('docs-sidebar-groups')).split(' ');
    for (const group of groups) {
      if (!seen.has(group)) group.open ||= names.includes(String(group.dataset['group']));
      seen.add(group);
    }
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

/** The inline script that comes before the sidebar. */
export function openGroupsScript(): string {
  const open = `(${compact(openGroups.toString())})(document.querySelectorAll('[data-group]'),()=>localStorage,seen)`;
  return `{const seen=new Set();${afterEachPieceScript(`()=>${open}`)}}`;
}
