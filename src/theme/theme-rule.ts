/**
 * The one statement of the theme rule: dark applies only when the theme is dark and the path starts with /docs; everywhere else
 * light is applied, and saved. It is serialised into the page's head and runs before first paint, so it must not refer to anything
 * outside its own body but what browsers have; the toggle calls the same function.
 *
 * @param theme the saved one if none is given
 */
function applyTheme(theme?: 'light' | 'dark'): void {
  let isDark = false;
  try {
    isDark = location.pathname.startsWith('/docs') && (theme ?? localStorage.getItem('theme')) === 'dark';
    localStorage.setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // Storage is missing or refused (private windows, blocked cookies): what is chosen lasts for this page only.
  }
  document.documentElement.classList.toggle('dark', isDark);
}

/** Flips the theme. Does nothing outside the documentation. */
export function toggleTheme(): void {
  applyTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');
}

/**
 * The script of a function of ours in the page itself, before a file could have arrived. It runs there, and again when the browser
 * brings a page back from its back/forward cache. Without comments and spaces, because every page carries it and its weight is counted.
 *
 * @param run must not refer to anything outside its own body, nor have a string with a comment or several spaces
 */
export function pageShownScript(run: () => void): string {
  const source = `${run}`
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([=,;&{}()]+) ?/g, '$1');
  return `{const run=${source};run();addEventListener("pageshow",e=>{if(e.persisted)run()})}`;
}

/** The inline script for the head. */
export const themeScript = () => pageShownScript(applyTheme);
