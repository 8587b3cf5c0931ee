// A page's other spellings and former addresses, for our server and for nginx.

/** `about.html` is `/about`, `docs/index.html` is `/docs`, anything else is itself. */
export function publicPath(file: string) {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

/** By the path in lower case: a page is found in any case, with a slash or an ending. */
export function siteRedirects(files: Iterable<string>, moved: ReadonlyMap<string, string>) {
  const redirects = new Map<string, string>();
  for (const file of files) {
    const path = publicPath(file);
    if (!file.endsWith('.html') || /\/404$/.test(path)) continue;
    for (const other of spellings(path)) redirects.set(other.toLowerCase(), encodeURI(path));
  }
  for (const [from, to] of moved)
    for (const other of spellings(from)) redirects.set(other.toLowerCase(), to);
  return redirects;
}

function spellings(path: string) {
  if (path === '/') return ['/index', '/index.html'];
  return [path, `${path}/`, `${path}.html`, `${path}/index`, `${path}/index.html`];
}

/** Lines such as `/old /new 308`, which the build writes. */
export function parseRedirectsFile(text: string) {
  const lines = text.matchAll(/^(\S+) (\S+) 308$/gm);
  return new Map(Array.from(lines, ([, from = '', to = '']) => [from, to]));
}

/** Adds the request's query before the fragment. A target's own query wins. */
export function withQuery(target: string, query: string) {
  const [address = '', fragment] = target.split('#', 2);
  const whole = address.includes('?') ? address : address + query;
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}
