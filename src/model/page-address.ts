/** What a page is called from outside. */

/** Shown where a page is shared and has no picture of its own. */
export const PICTURE_DEFAULT = sharePicturePath('/site');

/** Where the picture of a page stands that has one of its own: `/blog/one` has `/share/blog/one.png`. */
export function sharePicturePath(route: string): string {
  return `/share${route}.png`;
}

/** The route of a built page: `/about.html` and `/about/` are `/about`; `/index.html` is `/`. */
export function routePath(pathname: string): string {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** The canonical address of a page. */
export function pageAddress(pathname: string, site: URL | undefined): string {
  return new URL(routePath(pathname), site).href;
}
