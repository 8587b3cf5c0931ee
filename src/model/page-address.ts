/**
 * Addresses of the pages and of their share pictures, and what else the head of a page is made of.
 */
import type { MarketingPage } from './facts/pages.ts';

/** The pages without a picture of their own share the picture of this route, which is no page. */
export const PICTURE_ROUTE_DEFAULT = '/site';

export const PICTURE_DEFAULT = sharePicturePath(PICTURE_ROUTE_DEFAULT);

/**
 * Address of the picture of a page that has one of its own: `/blog/one` has `/share/blog/one.png`.
 */
export function sharePicturePath(route: string): string {
  return `/share${route}.png`;
}

/** The route of a built page: `/about.html` and `/about/` are `/about`; `/index.html` is `/`. */
export function routePath(pathname: string): string {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

export function pageAddress(pathname: string, site: URL | undefined): string {
  return new URL(routePath(pathname), site).href;
}

/** Title, description and share picture for the head of a page. */
export function pageHead({ route, title, description }: MarketingPage) {
  return { title, description, picture: sharePicturePath(route) };
}

/**
 * View transition name shared by the head of a page and its card in a list: of a cover or a
 * client's name. Written as `data-travel`, it makes the element travel from one to the other
 * (`src/styles/page-transition.css`).
 * @param path of the page
 */
export function pageMark(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/** Most letters a search result shows of a page's title, and of the words below it. */
export const RESULT_TITLE = 80;
export const RESULT_WORDS = 180;

/**
 * Cuts a text to what search results show, after a word; the page itself may be as long as it
 * likes.
 */
export function asResult(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}
