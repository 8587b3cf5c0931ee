/** Titles and descriptions of the pages that are neither documentation nor articles. */
import { type MarketingPage, pages } from './facts/pages-facts.ts';

const files = import.meta.glob<{ page?: MarketingPage }>('/content/data/*.ts', { eager: true });

/** Pages of `content/data/pages.yaml`, and each page that a file of words exports as `page`. */
export function marketingPages(): MarketingPage[] {
  return [...Object.values(pages), ...Object.values(files).flatMap(({ page }) => page ?? [])];
}
