/** Where a chosen result leaves, for the page it leads to, what was looked for. */
export const SEARCH_MARK_KEY = 'docs-search-mark';
