import { compact } from '#theme/inline-script.ts';

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
