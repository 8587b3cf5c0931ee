/** What the heads of the pages that are neither documentation nor articles say. */
import { type MarketingPage, pages } from '#content/data/pages.ts';

const files = import.meta.glob<{ page?: MarketingPage }>('/content/data/*.ts', { eager: true });

/** Those of `content/data/pages.json`, and each that a file of words brings with it as `page`. */
export function marketingPages(): MarketingPage[] {
  return [...Object.values(pages), ...Object.values(files).flatMap(({ page }) => page ?? [])];
}
