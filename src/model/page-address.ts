/** Addresses of the pages and of their share pictures. */

/** The pages without a picture of their own share the picture of this route, which is no page. */
export const PICTURE_ROUTE_DEFAULT = '/site';

export const PICTURE_DEFAULT = sharePicturePath(PICTURE_ROUTE_DEFAULT);

/** Address of the picture of a page that has one of its own: `/blog/one` has `/share/blog/one.png`. */
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
