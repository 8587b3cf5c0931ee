import type { MarketingPage } from './facts/pages.ts';

/** Pages without a picture share that of this route, which is no page. */
export const PICTURE_ROUTE_DEFAULT = '/site';

/** `/blog/one` has `/share/blog/one.png`. */
export const sharePicturePath = (route: string) => `/share${route}.png`;

export const PICTURE_DEFAULT = sharePicturePath(PICTURE_ROUTE_DEFAULT);

/** `/about.html` and `/about/` are `/about`; `/index.html` is `/`. */
export function routePath(pathname: string) {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

export const pageAddress = (pathname: string, site: URL | undefined) =>
  new URL(routePath(pathname), site).href;

export const pageHead = ({ route, title, description }: MarketingPage) => ({
  title,
  description,
  picture: sharePicturePath(route),
});
