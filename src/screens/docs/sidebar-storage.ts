/** What the sidebar remembers across pages: whether it is open, and which of its groups are. */
import { afterEachPieceScript, compact } from '#theme/inline-script.ts';

/**
 * Remembers across pages whether the sidebar is open. Like the theme it must be known before first paint, so the
 * rule is serialised into the head and must not refer to anything outside its own body.
 *
 * Storage is passed as a function, because looking at `localStorage` may itself throw.
 */
const SIDEBAR_STORAGE_KEY = 'docs-sidebar';

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

/** The inline script for the head. Runs again when the browser brings a page back from its back/forward cache. */
export function sidebarScript(): string {
  const run = `(${compact(applySidebar.toString())})(document.documentElement,()=>localStorage)`;
  // A block with the same words as the theme's script: the repeated text compresses to almost nothing.
  return `{const run=()=>${run};run();addEventListener("pageshow",e=>{if(e.persisted)run()})}`;
}

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
