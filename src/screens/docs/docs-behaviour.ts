/**
 * What the documentation does before the visitor asks for more: the sidebar, the theme, opening the search
 * dialog. What copying and finding need is loaded when somebody copies or looks for something.
 */
import { toggleTheme } from '#theme/theme-rule.ts';
import { SEARCH_MARK_KEY } from './search-mark-key.ts';
import { toggleSidebar } from './sidebar-rule.ts';

export function enhanceDocs(page: Document) {
  enhanceSidebar(page);
  enhanceTheme(page);
  enhanceSearch(page);
  enhanceCopying(page);
}

/** Looking at `localStorage` may itself throw; each call then fails where the rules expect it to. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

function enhanceSidebar(page: Document) {
  const root = page.documentElement;
  const sidebar = page.querySelector<HTMLElement>('#docs-sidebar');
  const toggle = page.querySelector('[data-sidebar-toggle]');
  if (!sidebar || !toggle) return;
  const show = (isClosed: boolean) => toggle.setAttribute('aria-expanded', String(!isClosed));
  show(root.hasAttribute('data-sidebar-closed'));
  toggle.addEventListener('click', () => show(toggleSidebar(root, storage)));

  const close = () => {
    if (sidebar.matches(':popover-open')) sidebar.hidePopover();
  };
  // As a drawer it covers the page: focus that moves on to the page must not land behind it.
  page.querySelector('main')?.addEventListener('focusin', close);
  sidebar.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
  matchMedia('(width >= 56.25rem)').addEventListener('change', close);
}

function enhanceTheme(page: Document) {
  const root = page.documentElement;
  const toggle = page.querySelector('[data-theme-toggle]');
  const show = () => toggle?.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  show();
  toggle?.addEventListener('click', () => {
    toggleTheme(root, location.pathname, storage);
    show();
  });
  // The theme rule has run again on a page that comes back from the back/forward cache.
  addEventListener('pageshow', show);
}

function enhanceSearch(page: Document) {
  const dialog = page.querySelector<HTMLDialogElement>('#docs-search');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { enhanceSearchResults } = await import('./search-results.ts');
      await enhanceSearchResults(page, dialog, field);
    } catch {
      // Offline, perhaps: the next touch tries again.
      isLoading = false;
    }
  };
  const open = () => {
    if (!dialog.open) dialog.showModal();
    field.focus();
    void load();
  };
  for (const opener of page.querySelectorAll('[data-search-open]')) {
    opener.addEventListener('pointerenter', () => void load());
    opener.addEventListener('focus', () => void load());
    opener.addEventListener('click', (event) => {
      event.preventDefault();
      open();
    });
  }
  if (/Mac|iP(hone|ad)/.test(navigator.userAgent)) {
    for (const keys of page.querySelectorAll('[data-search-keys]')) keys.textContent = '⌘K';
  }
  page.addEventListener('keydown', (event) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.metaKey || event.ctrlKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    open();
  });
  page.querySelector('[data-search-close]')?.addEventListener('click', () => dialog.close());
  // Browsers without `closedby`: a click on the dialog itself, and not on what is in it, is one on its backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    field.value = '';
  });

  const mark = () => {
    if (isMarkWaiting()) void import('./search-mark.ts').then(({ markSearched }) => markSearched(page));
  };
  mark();
  addEventListener('hashchange', mark);
}

function isMarkWaiting(): boolean {
  try {
    return sessionStorage.getItem(SEARCH_MARK_KEY) !== null;
  } catch {
    return false;
  }
}

function enhanceCopying(page: Document) {
  page.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy-page], [data-copy-section], .anchor')
        : null;
    if (control) void import('./copy-markdown.ts').then(({ copyFromDocs }) => copyFromDocs(page, control));
  });
}
