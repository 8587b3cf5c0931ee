import { compact, pageShownScript } from './inline-script.ts';

/**
 * Storage may be missing or refused (private windows, blocked cookies), and looking at it may itself throw, hence a
 * function. The page then stays light, and what is chosen lasts for it only.
 */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The one statement of the theme rule: dark applies only when the theme is dark and the path starts with /docs; everywhere else
 * light is applied, and saved. It is serialised into the page's head and runs before first paint, so it must not refer to anything
 * outside its own body; the toggle and the tests call the same function.
 *
 * @param theme the saved one if none is given
 */
export function applyTheme(
  root: Pick<HTMLElement, 'classList'>,
  path: string,
  storage: GetStorage,
  theme?: 'light' | 'dark',
): void {
  let isDark = false;
  try {
    isDark = path.startsWith('/docs') && (theme ?? storage().getItem('theme')) === 'dark';
    storage().setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // No storage: what is known without it.
  }
  root.classList.toggle('dark', isDark);
}

/** Flips the theme. Does nothing outside the documentation. */
export function toggleTheme(root: Pick<HTMLElement, 'classList'>, path: string, storage: GetStorage): void {
  applyTheme(root, path, storage, root.classList.contains('dark') ? 'light' : 'dark');
}

/** The inline script for the head. */
export const themeScript = () =>
  pageShownScript(
    `(${compact(applyTheme.toString())})(document.documentElement,location.pathname,()=>localStorage)`,
  );
