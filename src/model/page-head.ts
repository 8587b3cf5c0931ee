import type { MarketingPage } from '#content/data/pages.ts';
import { sharePicturePath } from './page-address.ts';

/** What the head of a page says of it, with the picture that is drawn for it. */
export function pageHead({ route, title, description }: MarketingPage) {
  return { title, description, picture: sharePicturePath(route) };
}
