import { compact, pageShownScript } from './inline-script.ts';

/**
 * The one statement of the theme rule: dark applies only when the saved theme is dark and the path starts with /docs;
 * everywhere else light is applied, and saved.
 *
 * `applyTheme` is serialised into the page's head and runs before first paint, so it must not refer to anything outside
 * its own body; the toggle and the tests call the same function.
 */
const THEME_STORAGE_KEY = 'theme';

export type Theme = 'light' | 'dark';

/**
 * Storage may be missing or refused (private windows, blocked cookies), and looking at it may itself throw, hence a
 * function. The page then stays light.
 */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

export function applyTheme(root: Pick<HTMLElement, 'classList'>, path: string, storage: GetStorage): Theme {
  let theme: Theme = 'light';
  try {
    if (storage().getItem('theme') === 'dark' && path.startsWith('/docs')) theme = 'dark';
    storage().setItem('theme', theme);
  } catch {
    // No storage: light, as for a first visit.
  }
  root.classList.toggle('dark', theme === 'dark');
  return theme;
}

/**
 * Flips the theme. Does nothing outside the documentation.
 * @returns the theme that applies afterwards
 */
export function toggleTheme(root: Pick<HTMLElement, 'classList'>, path: string, storage: GetStorage): Theme {
  const next: Theme = root.classList.contains('dark') ? 'light' : 'dark';
  if (!path.startsWith('/docs')) return applyTheme(root, path, storage);
  try {
    storage().setItem(THEME_STORAGE_KEY, next);
  } catch {
    // The choice then lasts for this page only.
  }
  root.classList.toggle('dark', next === 'dark');
  return next;
}

/** The inline script for the head. */
export const themeScript = () =>
  pageShownScript(
    `(${compact(applyTheme.toString())})(document.documentElement,location.pathname,()=>localStorage)`,
  );
