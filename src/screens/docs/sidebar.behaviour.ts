import type { Behaviour } from '#behaviours/behaviour.ts';
import { toggleTheme } from '#theme/theme-rule.ts';
import { closeWhenLeft } from '#ui/drawer.ts';

/** Not React: native elements and the root element, set before first paint, hold the state. */
export const start: Behaviour = (sidebar, signal) => {
  const root = document.documentElement;
  const toggle = sidebar.querySelector('[data-sidebar-toggle]');
  const themeToggle = sidebar.querySelector('[data-theme-toggle]');
  const show = () => {
    toggle?.setAttribute('aria-expanded', `${!root.hasAttribute('data-sidebar-closed')}`);
    themeToggle?.setAttribute('aria-pressed', `${root.classList.contains('dark')}`);
  };
  show();
  // The rules run again on a page that comes back from the back/forward cache.
  addEventListener('pageshow', show, { signal });
  const change = ({ currentTarget }: Event) => {
    if (currentTarget === toggle) {
      const isClosed = root.toggleAttribute('data-sidebar-closed');
      keep('docs-sidebar', () => (isClosed ? 'closed' : 'open'));
    } else toggleTheme();
    show();
  };
  for (const button of [toggle, themeToggle]) button?.addEventListener('click', change, { signal });

  if (/Mac|iP(hone|ad)/.test(navigator.userAgent))
    for (const keys of document.querySelectorAll('[data-search-keys]')) keys.textContent = '⌘K';

  const follow = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) keepGroup(target);
  };
  // The toggle event of a group does not bubble.
  sidebar.addEventListener('toggle', follow, { signal, capture: true });
  closeWhenLeft(sidebar, signal);
};

/** The group of a page is open on it anyway; pages to come need what was chosen. */
function keepGroup({ open, dataset: { group = '' } }: HTMLDetailsElement) {
  keep('docs-sidebar-groups', (kept) => {
    const names = new Set(kept.split(' '));
    names[open ? 'add' : 'delete'](group);
    return [...names].join(' ');
  });
}

function keep(name: string, change: (kept: string) => string) {
  try {
    localStorage.setItem(name, change(localStorage.getItem(name) ?? ''));
  } catch {
    // Storage is refused: the choice then lasts for this page only.
  }
}
