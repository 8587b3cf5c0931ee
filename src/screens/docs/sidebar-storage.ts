/**
 * What the sidebar remembers across pages: whether it is open, and which of its groups are. Like the theme it must be known
 * before first paint, so what reads it is serialised into the page and must not refer to anything outside its own body.
 * Storage is passed as a function, because looking at `localStorage` may itself throw.
 */
import { afterEachPieceScript, compact, pageShownScript } from '#theme/inline-script.ts';

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Marks the root element when the sidebar was left closed. Any other value in storage means open. */
export function applySidebar(root: HTMLElement, storage: GetStorage): void {
  let isClosed = false;
  try {
    isClosed = storage().getItem('docs-sidebar') === 'closed';
  } catch {
    // Storage is refused: open, as for a first visit.
  }
  root.toggleAttribute('data-sidebar-closed', isClosed);
}

/** Opens a closed sidebar and closes an open one. */
export function toggleSidebar(root: HTMLElement, storage: GetStorage): void {
  const isClosed = root.toggleAttribute('data-sidebar-closed');
  try {
    storage().setItem('docs-sidebar', isClosed ? 'closed' : 'open');
  } catch {
    // The choice then lasts for this page only.
  }
}

/** The inline script for the head. */
export const sidebarScript = () =>
  pageShownScript(`(${compact(applySidebar.toString())})(document.documentElement,()=>localStorage)`);

/**
 * Opens the groups that were left open, each once: the visitor may have closed it since. What is stored are names of groups
 * between spaces; others mean nothing.
 *
 * @param seen groups that were looked at before
 */
export function openGroups(
  groups: Iterable<HTMLDetailsElement>,
  storage: GetStorage,
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
export function keepGroup({ open, dataset: { group = '' } }: HTMLDetailsElement, storage: GetStorage): void {
  try {
    const names = new Set(storage().getItem('docs-sidebar-groups')?.split(' '));
    names[open ? 'add' : 'delete'](group);
    storage().setItem('docs-sidebar-groups', [...names].join(' '));
  } catch {
    // Storage is refused: the group stays as it is on this page only.
  }
}

/** The inline script that comes before the sidebar. */
export function openGroupsScript(): string {
  const open = `(${compact(openGroups.toString())})(document.querySelectorAll('[data-group]'),()=>localStorage,seen)`;
  return `{const seen=new Set();${afterEachPieceScript(`()=>${open}`)}}`;
}
