declare global {
  interface Document {
    /** The browser sets it while it draws the page ahead. */
    prerendering?: boolean;
  }
}

/**
 * Light is applied, and saved, everywhere but below /docs. The source stands in the page's head.
 */
function applyTheme(theme?: 'light' | 'dark') {
  let isDark = false;
  try {
    const isDocs = location.pathname.startsWith('/docs');
    isDark = isDocs && (theme ?? localStorage.getItem('theme')) === 'dark';
    if (!document.prerendering) localStorage.setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // Where the browser refuses storage, a choice lasts for the page only.
  }
  document.documentElement.classList.toggle('dark', isDark);
  document.querySelector('meta[media]')?.setAttribute('media', isDark ? 'all' : 'not all');
}

/** Does nothing outside the documentation. */
export const toggleTheme = () =>
  applyTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark');

/**
 * For the page itself, every one of which carries it without comments and spaces.
 * @param run must not refer to anything outside its own body, nor have a string with a comment or
 * several spaces
 */
export function inlineScript(run: () => void) {
  const source = `${run}`
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([=,;&{}()]+) ?/g, '$1');
  return `(${source})();`;
}

/** Runs again on a page that comes back from the back/forward cache, or was drawn ahead. */
export const pageShownScript = (run: () => void) =>
  `{const run=()=>${inlineScript(run)}run();addEventListener("pageshow",e=>{if(e.persisted)run()});document.addEventListener("prerenderingchange",run)}`;

export const themeScript = () => pageShownScript(applyTheme);
