/**
 * Storage may be missing or refused (private windows, blocked cookies), and looking at it may
 * itself throw, hence a function. The page then stays light, and what is chosen lasts for it only.
 */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

declare global {
  interface Document {
    /** While nobody sees the page, which the browser draws ahead. */
    prerendering?: boolean;
  }
}
type ThemedRoot = Pick<HTMLElement, 'classList' | 'ownerDocument' | 'querySelector'>;

/**
 * The one statement of the theme rule: dark applies only when the theme is dark and the path starts
 * with /docs; everywhere else light is applied, and saved. It is serialised into the page's head
 * and runs before first paint, so it must not refer to anything outside its own body; the toggle
 * and the tests call the same function.
 *
 * @param theme the saved one if none is given
 */
export function applyTheme(
  root: ThemedRoot,
  path: string,
  storage: GetStorage,
  theme?: 'light' | 'dark',
): void {
  let isDark = false;
  try {
    isDark = path.startsWith('/docs') && (theme ?? storage().getItem('theme')) === 'dark';
    // Drawn ahead while another page is read.
    if (!root.ownerDocument.prerendering) storage().setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // No storage: what is known without it.
  }
  root.classList.toggle('dark', isDark);
  root.querySelector('meta[media]')?.setAttribute('media', isDark ? 'all' : 'not all');
}

/** Flips the theme. Does nothing outside the documentation. */
export function toggleTheme(root: ThemedRoot, path: string, storage: GetStorage): void {
  applyTheme(root, path, storage, root.classList.contains('dark') ? 'light' : 'dark');
}

/**
 * The script of a function of ours in the page itself, before a file could have arrived. It runs
 * there, and again when the browser brings a page back from its back/forward cache or shows one
 * that it drew ahead: what is stored may have changed since. Without comments and spaces, because
 * every page carries it and its weight is counted.
 *
 * @param run must not refer to anything outside its own body, nor have a string with a comment or
 * several spaces
 * @param given source of what it is called with
 */
export function pageShownScript(run: (...given: never[]) => void, given: string): string {
  const source = `${run}`
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([=,;&{}()]+) ?/g, '$1');
  const again =
    'addEventListener("pageshow",e=>{if(e.persisted)run()});document.addEventListener("prerenderingchange",run)';
  return `{const run=()=>(${source})(${given});run();${again}}`;
}

/** The inline script for the head. */
export const themeScript = () =>
  pageShownScript(applyTheme, 'document.documentElement,location.pathname,()=>localStorage');
