/**
 * Ids of the pages around an article, which no heading in it may take: layouts, navigation, and what a page shows next to
 * its text. `tests/site/article-ids.test.ts` holds the list against the pages, in both directions.
 */
export const PAGE_IDS = [
  'main',
  'menu',
  'page-contents',
  // Posts
  'article-heading',
  'article-cover',
  'next-heading',
  'proof-heading',
  // Documentation
  'docs-sidebar',
  'docs-sidebar-body',
  'connect-with-us',
  'docs-search',
  'search-hits',
  'search-close',
  'search-doors',
  'related-pages',
  // Legal texts
  'legal-heading',
] as const;
