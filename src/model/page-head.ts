import type { MarketingPage } from './facts/pages.ts';
import { sharePicturePath } from './page-address.ts';

/** Title, description and share picture for the head of a page. */
export function pageHead({ route, title, description }: MarketingPage) {
  return { title, description, picture: sharePicturePath(route) };
}
